import type { RoutePath } from '../shared/route-path.ts'
import type { RouteTable } from '../routes/route.ts'

/** Old path of a file → its new one, relative to the site. */
export type MovedFiles = ReadonlyMap<string, string>

/**
 * Where the pages of moved files were, and where they are: old path → new permalink. An address
 * that another page has taken is not among them, nor one that has stayed.
 */
export function movedRoutes(
  moved: MovedFiles,
  before: RouteTable,
  after: RouteTable,
): ReadonlyMap<RoutePath, RoutePath> {
  const pages = [...moved].flatMap(([from, to]): [RoutePath, RoutePath][] => {
    const old = before.byFile.get(from)
    const now = after.byFile.get(to)
    return old && now ? [[old.path, now.permalink]] : []
  })
  return new Map(
    [...pages, ...movedCategories(before, after)].filter(
      ([path]) => !after.byPath.has(path),
    ),
  )
}

/** A generated page that is gone and another that has come are one, if they are the only ones. */
function movedCategories(
  before: RouteTable,
  after: RouteTable,
): [RoutePath, RoutePath][] {
  const categories = (a: RouteTable, b: RouteTable) =>
    [...a.byPath.values()].filter(
      ({ type, path }) => type === 'category' && !b.byPath.has(path),
    )
  const [gone, ...others] = categories(before, after)
  const [come, ...more] = categories(after, before)
  if (!gone || !come || others.length > 0 || more.length > 0) return []
  return [[gone.path, come.permalink]]
}
