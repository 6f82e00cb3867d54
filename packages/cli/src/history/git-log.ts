import { execFile } from 'node:child_process'
import { posix } from 'node:path'
import type { Commit, FileChange } from '@gwdocs/core'

/** Between two commits, and between the fields of one: no name holds them. */
const commitMark = '\u0001'
const format = `--format=${commitMark}%ct%x00%aN%x00`

/**
 * Every commit that touched some folders, the newest first, by one run of git.
 *
 * In:  absolute folder of the site, folders relative to it.
 * Out: paths relative to the site; merges have no changes of their own.
 */
export async function readGitLog(
  siteDir: string,
  folders: readonly string[],
): Promise<readonly Commit[]> {
  const output = await git(siteDir, [
    'log',
    '--name-status',
    '--find-renames',
    '--no-show-signature',
    '-z',
    format,
    '--',
    ...folders,
  ])
  const prefix = await git(siteDir, ['rev-parse', '--show-prefix'])
  const toSite = (path: string) => posix.relative(prefix, path)
  return output
    .split(commitMark)
    .slice(1)
    .map((text) => readCommit(text, toSite))
}

/** The output of a git command, with its last line break cut. Rejects where git fails. */
export function git(cwd: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      'git',
      args,
      { cwd, maxBuffer: 1 << 30, encoding: 'utf8' },
      (error, stdout) => {
        if (error) reject(error)
        else resolve(stdout.trimEnd())
      },
    )
  })
}

type ToSite = (path: string) => string

function readCommit(text: string, toSite: ToSite): Commit {
  const [time = '', author = '', ...rest] = text.split('\0')
  return {
    time: Number(time),
    author,
    changes: readChanges(
      rest.map((part) => part.replace(/^\n+/, '')),
      toSite,
    ),
  }
}

/** In:  `M`, path; `D`, path; `R090`, old path, new path; and so on. */
function readChanges(parts: readonly string[], toSite: ToSite): FileChange[] {
  const changes: FileChange[] = []
  const left = parts.filter((part) => part !== '')[Symbol.iterator]()
  const next = () => left.next().value ?? ''
  const nextPath = () => toSite(next())
  for (let status = next(); status !== ''; status = next()) {
    const path = nextPath()
    if (status.startsWith('R'))
      changes.push({ type: 'renamed', from: path, path: nextPath() })
    else if (status.startsWith('C'))
      changes.push({ type: 'changed', path: nextPath() })
    else changes.push({ type: status === 'D' ? 'deleted' : 'changed', path })
  }
  return changes
}
