import { watch as watchFiles } from 'chokidar'
import { watchScope } from './watch-scope.ts'

export type PathWatcher = {
  /**
   * Watches more files and folders, whether they exist or not.
   *
   * Out: those that were not watched before, as soon as no later change to them goes unseen.
   */
  readonly add: (paths: readonly string[]) => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

export type Change = {
  /** Absolute. */
  readonly path: string
  /** It came or went; else its bytes are others. */
  readonly isName: boolean
}

export type WatchPaths = {
  /** Absolute. */
  readonly siteDir: string
  readonly onChange: (change: Change) => void
  readonly onError: (error: unknown) => void
}

/** Watches what a site is made of. What lies there already is no change. */
export function createPathWatcher({
  siteDir,
  onChange,
  onError,
}: WatchPaths): PathWatcher {
  const known = new Set<string>()
  const watchers: ReturnType<typeof watchFiles>[] = []
  return {
    add: async (paths) => {
      const added = [...new Set(paths)].filter((path) => !known.has(path))
      if (added.length === 0) return added
      for (const path of added) known.add(path)
      const { roots, includes } = watchScope(added, siteDir)
      // One for each call: only the first scan of a watcher says when it has ended, and only
      // if it is given nothing but folders that exist.
      const watcher = watchFiles([...roots], {
        ignoreInitial: true,
        ignored: (path) => !includes(path),
        // A file that comes back within this many milliseconds has been replaced.
        atomic: 30,
      })
      watchers.push(watcher)
      watcher
        .on('all', (event, path) =>
          onChange({ path, isName: event !== 'change' }),
        )
        .on('error', onError)
      await new Promise<void>((resolve) => watcher.on('ready', resolve))
      return added
    },
    close: async () => {
      await Promise.all(watchers.map((each) => each.close()))
    },
  }
}
