import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type MovedFiles,
  outputPrefix,
  publicUrlsName,
  readRecord,
  recordName,
  redirectsName,
  type ResolvedConfig,
  type RoutePath,
  type RouteTable,
  type SourceFile,
  writePublicUrls,
  writeRecord,
  writeRedirects,
} from '@gwdocs/core'
import { readRecorded } from '../public-urls/read-recorded.ts'

type MoveRecords = {
  readonly siteDir: string
  readonly config: ResolvedConfig
  readonly moved: MovedFiles
  /** Old path → path of the page now: of all that moved, and of what is to be redirected. */
  readonly routes: ReadonlyMap<RoutePath, RoutePath>
  readonly redirects: ReadonlyMap<string, string>
  /** Of the default language, after the move. */
  readonly after: RouteTable
}

/** The files that commands keep beside the content, as they are after a move; those that do not change are left out. */
export function moveRecords(options: MoveRecords): SourceFile[] {
  const { config } = options
  const files = [
    redirectsFile(options),
    publicUrls(options),
    ...config.i18n.locales.map(({ folder }) =>
      translationRecord(`${folder}/${recordName}`, options),
    ),
  ]
  return files.flatMap((file) => {
    if (!file || file.text === readIfThere(options.siteDir, file.filePath))
      return []
    return [file]
  })
}

function redirectsFile({
  siteDir,
  routes,
  redirects,
  after,
}: MoveRecords): SourceFile {
  const text = readIfThere(siteDir, redirectsName) ?? ''
  const pages = new Set(after.byPath.keys())
  return {
    filePath: redirectsName,
    text: writeRedirects(text, { moved: routes, added: redirects, pages }),
  }
}

/** New addresses of pages whose old ones are kept, in every language, with the same places. */
function publicUrls({
  siteDir,
  config,
  routes,
}: MoveRecords): SourceFile | undefined {
  const recorded = readRecorded(siteDir)
  if (!recorded) return undefined
  const prefixes = config.i18n.locales.map((locale) =>
    outputPrefix(locale, config.siteBaseUrl),
  )
  const pages = recorded.pages.flatMap(({ path, anchors }) =>
    prefixes.flatMap((prefix) => {
      const own = path.startsWith(`/${prefix}`)
        ? (`/${path.slice(prefix.length + 1)}` as const)
        : undefined
      const to = own && routes.get(own)?.replace(/(.)\/$/, '$1')
      const ids = anchors.map(({ id }) => id)
      return to === undefined
        ? []
        : [{ path: `/${prefix}${to.slice(1)}` as const, anchors: ids }]
    }),
  )
  return {
    filePath: publicUrlsName,
    text: writePublicUrls(recorded.pages, pages),
  }
}

/** What is known of a translation goes with its source. */
function translationRecord(
  filePath: string,
  { siteDir, moved }: MoveRecords,
): SourceFile | undefined {
  const text = readIfThere(siteDir, filePath)
  if (text === undefined) return undefined
  const { record } = readRecord({ filePath, text })
  const entries = Object.entries(record)
  if (!entries.some(([path]) => moved.has(path))) return undefined
  const renamed = entries.map(([path, each]) => [moved.get(path) ?? path, each])
  return {
    filePath,
    text: writeRecord(Object.fromEntries(renamed) as typeof record),
  }
}

function readIfThere(siteDir: string, filePath: string): string | undefined {
  const path = join(siteDir, filePath)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
