import type { CreateRedirects } from '../config/redirects-schema.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ContentGraph } from '../graph/content-graph.ts'
import { checkPlaces, hashOf } from './check-moved-places.ts'
import { normalizeRoutePath } from '../shared/route-path.ts'
import type { Redirect, WantedRedirect } from './redirect.ts'
import type { RouteTable } from './route.ts'

export type RedirectsResult = {
  readonly redirects: readonly Redirect[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * The redirects of a site, each address once.
 *
 * A redirect that would hide a page, or that leads nowhere, is reported and left out.
 */
export function resolveRedirects(
  config: ResolvedConfig,
  routes: RouteTable,
  graph: Pick<ContentGraph, 'files'>,
): RedirectsResult {
  const redirects = new Map<string, Redirect>()
  const diagnostics: Diagnostic[] = []
  const all = [...wantedRedirects(config, routes), ...keptRedirects(config)]
  const paths = new Set(
    all.flatMap(({ from, fromHash }) => (fromHash === undefined ? from : [])),
  )
  for (const wanted of all) {
    const { place: _, ...redirect } = wanted
    const key = `${wanted.from}#${wanted.fromHash ?? ''}`
    const found = [
      ...checkFrom(wanted, redirects.get(key), routes),
      ...checkTo(wanted, routes),
      ...checkPlaces({ wanted, routes, graph, config, redirected: paths }),
    ]
    diagnostics.push(...found)
    // Where only the place is wrong, the page is right.
    if (found.every(({ code }) => code === 'broken-anchor'))
      redirects.set(key, redirect)
  }
  return { redirects: [...redirects.values()], diagnostics }
}

function wantedRedirects(
  config: ResolvedConfig,
  routes: RouteTable,
): WantedRedirect[] {
  return config.redirects.flatMap((rule, index) => {
    if (typeof rule === 'function')
      return createdRedirects(rule, index, routes, config)
    const keyPath = (end: string) => ['redirects', index, end]
    const file = config.configFile
    const place = (end: string) =>
      ({ type: 'key', file, keyPath: keyPath(end) }) as const
    return [rule.from]
      .flat()
      .map((from) => ({ ...toSource(from), to: rule.to, place }))
  })
}

/** Those of the file that `gwdocs mv` writes. */
function keptRedirects({ redirectsFile }: ResolvedConfig): WantedRedirect[] {
  const { file, redirects } = redirectsFile
  return redirects.map(({ from, to }) => {
    const place = () => ({ type: 'key', file, keyPath: [from] }) as const
    return { ...toSource(from), to, place }
  })
}

function createdRedirects(
  create: CreateRedirects,
  index: number,
  { byPath }: RouteTable,
  { configFile: file }: ResolvedConfig,
): WantedRedirect[] {
  const place = () =>
    ({ type: 'key', file, keyPath: ['redirects', index] }) as const
  return [...byPath.values()].flatMap(({ path, permalink }) =>
    [create(path) ?? []]
      .flat()
      .map((from) => ({ ...toSource(from), to: permalink, place })),
  )
}

function toSource(address: string): Pick<Redirect, 'from' | 'fromHash'> {
  const fromHash = hashOf(address)
  const path = address.replace(/#.*$/s, '').replace(/^\/+/, '')
  const from = normalizeRoutePath(`/${path}`)
  return fromHash === '' ? { from } : { from, fromHash }
}

function checkFrom(
  { from, fromHash, to, place }: WantedRedirect,
  other: Redirect | undefined,
  { byPath }: RouteTable,
): Diagnostic[] {
  const isSame = other?.to === to
  const hidesPage = fromHash === undefined && byPath.has(from)
  if (!hidesPage && (!other || isSame)) return []
  const address = fromHash === undefined ? from : `${from}#${fromHash}`
  return [
    {
      code: 'redirect-clash',
      severity: 'error',
      message: other
        ? `\`${address}\` redirects to \`${other.to}\` already, so it cannot lead to \`${to}\` too.`
        : `\`${from}\` is a page of this site, so it cannot redirect to \`${to}\`.`,
      hint: 'take one of the two away.',
      place: place('from'),
    },
  ]
}

function checkTo(
  { to, place }: WantedRedirect,
  { byPath }: RouteTable,
): Diagnostic[] {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to)) return []
  const path = to.replace(/[?#].*$/s, '')
  if (byPath.has(normalizeRoutePath(path))) return []
  const meant = closestName(path, byPath.keys())
  return [
    {
      code: 'redirect-broken',
      severity: 'error',
      message: `The redirect leads to \`${to}\`, and no page of the site has this address.`,
      hint: meant
        ? `did you mean \`${meant}\`?`
        : 'name a page by its address, such as `/intro`.',
      place: place('to'),
    },
  ]
}
