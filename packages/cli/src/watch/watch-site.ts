import { existsSync } from 'node:fs'
import { siteStore } from '../store/site-store.ts'
import { createCaches } from '../pipeline/build-options.ts'
import { changedSince } from './changed-since.ts'
import { rebuild, type Rebuild, type Rebuilt } from './rebuild.ts'
import { createPathWatcher } from './watch-paths.ts'
import { watchedPaths } from './watched-paths.ts'

export type WatchSite = Rebuild & {
  /** Out: whether to go on watching. */
  readonly onRebuilt: (rebuilt: Rebuilt) => Promise<boolean>
}

/** Milliseconds without a further change after which a rebuild starts: a branch switch is one. */
const quietTime = 50

/**
 * Milliseconds after a build in which the files are looked at once more. An editor that puts a
 * new file in the place of the old one, and a formatter that writes it right after, are quicker
 * than a watcher that has to find the new file first.
 */
const lookAgainTime = 400

/**
 * Builds a site, and again whenever something that it is made of changes, until `onRebuilt` ends it.
 *
 * When `onRebuilt` is called, all that the site was made of is watched: whatever is saved after
 * it was read is in this build or in a later one.
 */
export async function watchSite(watched: WatchSite): Promise<void> {
  const { siteDir, reporter, onRebuilt } = watched
  const store = siteStore(siteDir)
  const caches = createCaches(store)
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const work = async () => {
    const started = Date.now()
    const rebuilt = await rebuild(watched, caches)
    const paths = watchedPaths(siteDir, rebuilt)
    const added = await watcher.add(paths)
    // Nobody was told of what was saved after it was read and before it was watched.
    if (changedSince(added, started)) schedule()
    if (await onRebuilt(rebuilt)) {
      store.save()
      timer ??= setTimeout(() => {
        timer = undefined
        // Writing the site changes the folder around it, which tells nothing of what is missing.
        if (changedSince(paths.filter(existsSync), started)) schedule()
      }, lookAgainTime)
      return
    }
    await watcher.close()
    clearTimeout(timer)
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      running = running
        .then(work)
        .catch((error: unknown) => reporter.note(explainCrash(error)))
    }, quietTime)
  }
  const watcher = createPathWatcher({
    siteDir,
    onChange: schedule,
    onError: (error) => reporter.note(explainBlindness(error)),
  })
  running = work()
  await running
}

/** A file may be gone between two looks at it; the next change is another chance. */
function explainCrash(error: unknown): string {
  const text = error instanceof Error ? error.stack : String(error)
  return `error: the site could not be built anew.\n  ${text}\n  fix: save a file to try again.`
}

function explainBlindness(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  const hint =
    code === 'ENOSPC' || code === 'EMFILE'
      ? 'let more files be watched: on Linux, raise `fs.inotify.max_user_watches` and `fs.inotify.max_user_instances`.'
      : 'start the command anew after a change that does not show.'
  return `error: not every file can be watched.\n  ${message}\n  fix: ${hint}`
}
