import type { CreateRedirects } from '../config/redirects-schema.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { normalizeRoutePath, type RoutePath } from '../shared/route-path.ts'
import type { RouteTable } from './route.ts'

/** An address without a page of its own, and where its readers are sent. */
export type Redirect = {
  readonly from: RoutePath
  /** A permalink of this site with query and hash, or an address of another. */
  readonly to: string
}

export type RedirectsResult = {
  readonly redirects: readonly Redirect[]
  readonly diagnostics: readonly Diagnostic[]
}

/** `index`: of the rule that asks for it. */
type Wanted = Redirect & { readonly index: number }

/**
 * The redirects of a site, each address once.
 *
 * A redirect that would hide a page, or that leads nowhere, is reported and left out.
 */
export function resolveRedirects(
  config: ResolvedConfig,
  routes: RouteTable,
): RedirectsResult {
  const redirects = new Map<RoutePath, Redirect>()
  const diagnostics: Diagnostic[] = []
  for (const wanted of wantedRedirects(config, routes)) {
    const found = [
      ...checkFrom(wanted, redirects.get(wanted.from), routes, config),
      ...checkTo(wanted, routes, config),
    ]
    diagnostics.push(...found)
    if (found.length === 0)
      redirects.set(wanted.from, { from: wanted.from, to: wanted.to })
  }
  return { redirects: [...redirects.values()], diagnostics }
}

function wantedRedirects(
  { redirects }: ResolvedConfig,
  routes: RouteTable,
): Wanted[] {
  return redirects.flatMap((rule, index) => {
    if (typeof rule === 'function') return createdRedirects(rule, index, routes)
    return [rule.from]
      .flat()
      .map((from) => ({ from: toPath(from), to: rule.to, index }))
  })
}

function createdRedirects(
  create: CreateRedirects,
  index: number,
  { byPath }: RouteTable,
): Wanted[] {
  return [...byPath.values()].flatMap(({ path, permalink }) =>
    [create(path) ?? []]
      .flat()
      .map((from) => ({ from: toPath(from), to: permalink, index })),
  )
}

function toPath(path: string): RoutePath {
  return normalizeRoutePath(`/${path.replace(/^\/+/, '')}`)
}

function checkFrom(
  { from, to, index }: Wanted,
  other: Redirect | undefined,
  { byPath }: RouteTable,
  config: ResolvedConfig,
): Diagnostic[] {
  const isSame = other?.to === to
  if (!byPath.has(from) && (!other || isSame)) return []
  return [
    {
      code: 'redirect-clash',
      severity: 'error',
      message: other
        ? `\`${from}\` redirects to \`${other.to}\` already, so it cannot lead to \`${to}\` too.`
        : `\`${from}\` is a page of this site, so it cannot redirect to \`${to}\`.`,
      hint: 'take one of the two away.',
      place: placeOf(config, index, 'from'),
    },
  ]
}

function checkTo(
  { to, index }: Wanted,
  { byPath }: RouteTable,
  config: ResolvedConfig,
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
      place: placeOf(config, index, 'to'),
    },
  ]
}

function placeOf(
  { configFile, redirects }: ResolvedConfig,
  index: number,
  key: string,
) {
  const rule = ['redirects', index]
  const keyPath = typeof redirects[index] === 'function' ? rule : [...rule, key]
  return { type: 'key', file: configFile, keyPath } as const
}
