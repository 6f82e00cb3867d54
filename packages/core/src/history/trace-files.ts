import type { Commit, FileChange, SiteHistory } from './site-history.ts'

type Trace = { created: number; updated: number; updatedBy: string }

/**
 * The history of files that exist today.
 *
 * In:  commits, the newest first, and the paths of the files.
 * Out: renames are followed; what happened before a file was deleted and made anew belongs to
 *      another file.
 */
export function traceFiles(
  commits: readonly Commit[],
  paths: Iterable<string>,
): SiteHistory {
  const traces = new Map<string, Trace>()
  /** Name at the time of a commit → name today. */
  const today = new Map([...paths].map((path) => [path, path]))
  for (const commit of commits) {
    const known = commit.changes.flatMap((change) => {
      const path = today.get(change.path)
      return path === undefined ? [] : [{ change, path }]
    })
    for (const { change, path } of known) {
      if (change.type !== 'deleted') addCommit(traces, path, commit)
    }
    // A file may take the name that another one gave up in the same commit.
    for (const { change } of known) stepBack(today, change)
    for (const { change, path } of known) {
      if (change.from !== undefined) today.set(change.from, path)
    }
  }
  return new Map([...traces].map(([path, trace]) => [path, toHistory(trace)]))
}

function addCommit(
  traces: Map<string, Trace>,
  path: string,
  { time, author }: Commit,
): void {
  const trace = traces.get(path)
  if (!trace)
    traces.set(path, { created: time, updated: time, updatedBy: author })
  else trace.created = Math.min(trace.created, time)
}

function stepBack(today: Map<string, string>, { path, type }: FileChange) {
  if (type !== 'changed') today.delete(path)
}

function toHistory({ created, updated, updatedBy }: Trace) {
  return { created: toIso(created), updated: toIso(updated), updatedBy }
}

function toIso(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
