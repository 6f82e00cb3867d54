import type { MovedFiles } from '@gwdocs/core'
import type { LocaleBuild } from '../pipeline/build-locale.ts'

/** Translations of moved files, each to the same place of its own folder. */
export function moveTranslations(
  locales: readonly LocaleBuild[],
  { moved, root }: { readonly moved: MovedFiles; readonly root: string },
): [from: string, to: string][] {
  return locales.flatMap(({ origins }) =>
    [...moved].flatMap(([from, to]): [string, string][] => {
      const origin = origins.get(from)
      if (origin === undefined) return []
      const folder = origin.slice(0, origin.length - inner(from, root).length)
      return [[origin, folder + inner(to, root)]]
    }),
  )
}

function inner(path: string, root: string): string {
  return path.slice(root.length + 1)
}
