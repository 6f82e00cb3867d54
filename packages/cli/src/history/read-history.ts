import {
  type Commit,
  type Diagnostic,
  type ResolvedConfig,
  showsLastUpdate,
  type SiteHistory,
  traceFiles,
} from '@gwdocs/core'
import { git, readGitLog } from './git-log.ts'

/** The log of a repository by its newest commit and the folders: never stale. */
export type HistoryCache = Map<string, KnownLog>

type KnownLog = {
  readonly commits: readonly Commit[]
  /** The same for the same files. */
  traced?: { readonly files: string; readonly history: SiteHistory }
}

export type ReadHistory = {
  /** Absolute. */
  readonly siteDir: string
  /** Folders of content, relative to the site. */
  readonly folders: readonly string[]
  /** Paths of content files, relative to the site. */
  readonly files: Iterable<string>
  readonly cache: HistoryCache
  readonly config: ResolvedConfig
}

export type HistoryResult = {
  readonly history: SiteHistory
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * When content files were made and last changed, as git knows it.
 *
 * Without git, and in a clone that lacks the older commits, there are no dates, and a warning:
 * wrong dates would be worse.
 */
export async function readHistory({
  siteDir,
  folders,
  files,
  cache,
  config,
}: ReadHistory): Promise<HistoryResult> {
  const state = await readState(siteDir)
  if (state === undefined)
    return showsLastUpdate(config) ? nothing('git-missing', config) : noHistory
  if (state.isShallow) return nothing('git-shallow', config)
  const key = JSON.stringify([state.head, ...folders])
  const known = cache.get(key)
  const log: KnownLog = known ?? { commits: await readGitLog(siteDir, folders) }
  if (!known) {
    cache.clear()
    cache.set(key, log)
  }
  const names = [...files]
  const wanted = names.join('\n')
  if (log.traced?.files !== wanted)
    log.traced = { files: wanted, history: traceFiles(log.commits, names) }
  return { history: log.traced.history, diagnostics: [] }
}

/** Undefined where there is no git, no repository or no commit. */
async function readState(siteDir: string) {
  try {
    const [isShallow, head] = (
      await git(siteDir, ['rev-parse', '--is-shallow-repository', 'HEAD'])
    ).split('\n')
    return { isShallow: isShallow === 'true', head }
  } catch {
    return undefined
  }
}

const words = {
  'git-missing': {
    message:
      'The site is in no git repository with commits, so no page knows when it was last changed.',
    hint: 'commit the site, or give pages a `last_update` and posts a `date` in their front matter.',
  },
  'git-shallow': {
    message:
      'The clone lacks the older commits, so no page knows when it was last changed.',
    hint: 'fetch them: `git fetch --unshallow`, or `fetch-depth: 0` in a GitHub workflow.',
  },
} as const

/** Nothing is known of any file. */
export const noHistory: HistoryResult = { history: new Map(), diagnostics: [] }

function nothing(
  code: keyof typeof words,
  { configFile }: ResolvedConfig,
): HistoryResult {
  const diagnostic: Diagnostic = {
    code,
    severity: 'warning',
    ...words[code],
    place: { type: 'file', file: configFile },
  }
  return { ...noHistory, diagnostics: [diagnostic] }
}
