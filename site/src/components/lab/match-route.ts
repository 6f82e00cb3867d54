export type Route = { readonly method: string; readonly pattern: string }

export type Match =
  | {
      readonly type: 'found'
      readonly route: Route
      readonly params: readonly (readonly [name: string, value: string])[]
    }
  /** The path is there: not for this method, or only with or without a slash at its end. */
  | {
      readonly type: 'refused'
      readonly allow: readonly string[]
      readonly isSlash: boolean
    }
  | { readonly type: 'missing' }

/**
 * The route that Slim would choose, with the defaults of its router.
 *
 * @see facts of the module: a segment that is written out goes first, then `:name`, then `*`,
 * with a step back where the way ends; the method counts only once the path is chosen.
 */
export function matchRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): Match {
  const segments = segmentsOf(path)
  const chosen = choose(routes, segments)
  if (chosen.length === 0) return { type: 'missing' }
  const route = chosen.find((each) => each.method === method)
  const isSlash =
    route !== undefined && endsInSlash(route.pattern) !== endsInSlash(path)
  if (!route || isSlash) {
    const allow = chosen.map((each) => each.method).sort()
    return { type: 'refused', allow, isSlash }
  }
  return { type: 'found', route, params: paramsOf(route, segments) }
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function endsInSlash(path: string): boolean {
  return segmentsOf(path).length > 0 && path.endsWith('/')
}

/** Routes of the one path that is chosen. */
function choose(
  routes: readonly Route[],
  segments: readonly string[],
  depth = 0,
): readonly Route[] {
  const at = ({ pattern }: Route) => segmentsOf(pattern)[depth]
  const segment = segments[depth]
  if (segment === undefined)
    return routes.filter((each) => at(each) === undefined)
  const kinds = [
    (own: string) => own === segment && !/^[:*]/.test(own),
    (own: string) => own.startsWith(':'),
  ]
  for (const isKind of kinds) {
    const own = routes.filter((each) => isKind(at(each) ?? ''))
    const found = own.length > 0 ? choose(own, segments, depth + 1) : []
    if (found.length > 0) return found
  }
  return routes.filter((each) => at(each)?.startsWith('*'))
}

function paramsOf(
  { pattern }: Route,
  segments: readonly string[],
): [name: string, value: string][] {
  return segmentsOf(pattern).flatMap((own, index): [string, string][] => {
    if (own.startsWith(':')) return [[own.slice(1), segments[index] ?? '']]
    if (own.startsWith('*'))
      return [[own.slice(1) || '*', segments.slice(index).join('/')]]
    return []
  })
}
