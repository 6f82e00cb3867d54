import { existsSync } from 'node:fs'
import { siteStore } from '../store/site-store.ts'
import { createCaches } from '../pipeline/build-options.ts'
import { changedSince } from './changed-since.ts'
import { forgetChanges } from './forget-changes.ts'
import { type Built, rebuild, type Rebuild, type Rebuilt } from './rebuild.ts'
import { type Change, createPathWatcher } from './watch-paths.ts'
import { watchedPaths } from './watched-paths.ts'

export type WatchSite<Site> = Rebuild<Site> & {
  readonly onRebuilt: (rebuilt: Rebuilt<Site>) => Promise<void>
}

/** Milliseconds without a further change after which a rebuild starts: after one file, and after several. */
const quietTime = { one: 15, several: 60 }

/**
 * Milliseconds after a build in which the files are looked at once more. An editor that puts a
 * new file in the place of the old one, and a formatter that writes it right after, are quicker
 * than a watcher that has to find the new file first.
 */
const lookAgainTime = 400

/** Milliseconds between two times at which results are written to the disk. */
const saveInterval = 20_000

/**
 * Builds a site, and again whenever something that it is made of changes, until `onConfig` ends it.
 *
 * A build is shown before all that it was made of is watched: what is saved meanwhile is seen by
 * the stamps of the files, so that it is in this build or in a later one.
 */
export async function watchSite<Site extends Built>(
  watched: WatchSite<Site>,
): Promise<void> {
  const { siteDir, reporter, onRebuilt } = watched
  const store = siteStore(siteDir)
  const caches = createCaches(store)
  let changes: Change[] = []
  let timer: NodeJS.Timeout | undefined
  let lookingAgain: NodeJS.Timeout | undefined
  let lastSaved = 0
  let running = Promise.resolve()
  const work = async () => {
    const started = Date.now()
    const told = changes
    changes = []
    forgetChanges(told, caches)
    const rebuilt = await rebuild(watched, caches)
    if (!rebuilt) return stop()
    await onRebuilt(rebuilt)
    const paths = watchedPaths(siteDir, rebuilt)
    const added = await watcher.add(paths)
    // Nobody was told of what was saved after it was read and before it was watched.
    if (changedSince(added, started)) startAnew()
    if (started - lastSaved > saveInterval) {
      lastSaved = started
      store.save()
    }
    clearTimeout(lookingAgain)
    lookingAgain = setTimeout(
      () => lookAgain(added, told, started),
      lookAgainTime,
    )
  }
  /** Writing the site changes the folder around it, which tells nothing of what is missing. */
  const lookAgain = (
    added: readonly string[],
    told: readonly Change[],
    started: number,
  ) => {
    if (changedSince(added.filter(existsSync), started)) startAnew()
    for (const { path } of told)
      if (existsSync(path) && changedSince([path], started))
        note({ path, isName: true })
  }
  const stop = async () => {
    clearTimeout(timer)
    clearTimeout(lookingAgain)
    await watcher.close()
  }
  const startAnew = () => {
    caches.files.forget()
    caches.kept.forgetFiles()
    schedule()
  }
  const note = (change: Change) => {
    changes.push(change)
    schedule()
  }
  const schedule = () => {
    clearTimeout(timer)
    const isOne =
      new Set(changes.map(({ path }) => path)).size === 1 &&
      !changes.some(({ isName }) => isName)
    timer = setTimeout(
      () => {
        timer = undefined
        running = running
          .then(work)
          .catch((error: unknown) => reporter.note(explainCrash(error)))
      },
      isOne ? quietTime.one : quietTime.several,
    )
  }
  const watcher = createPathWatcher({
    siteDir,
    onChange: note,
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
