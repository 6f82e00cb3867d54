import type { ResolvedConfig } from '../config/resolved-config.ts'
import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { severityOf } from '../diagnostics/severity-of.ts'
import type { ContentGraph } from '../graph/content-graph.ts'
import { pageIds } from '../links/page-ids.ts'
import { decodePath } from '../shared/href.ts'
import { normalizeRoutePath } from '../shared/route-path.ts'
import type { WantedRedirect } from './redirect.ts'
import type { RouteTable } from './route.ts'

type CheckPlaces = {
  readonly wanted: WantedRedirect
  readonly routes: RouteTable
  readonly graph: Pick<ContentGraph, 'files'>
  readonly config: Pick<ResolvedConfig, 'links' | 'locale'>
  /** Paths that redirect as a whole. */
  readonly redirected: ReadonlySet<string>
}

/**
 * What is wrong with the hashes of a redirect. Headings of a translation may have other ids, so
 * only the language is looked at in which the content is written.
 */
export function checkPlaces(input: CheckPlaces): Diagnostic[] {
  if (!input.config.locale.isDefault) return []
  return [...checkSource(input), ...checkTarget(input)]
}

/** A place that is still there, or on a page to which nobody comes. */
function checkSource({
  wanted: { from, fromHash, to, place },
  redirected,
  ...site
}: CheckPlaces): Diagnostic[] {
  if (fromHash === undefined) return []
  const address = `\`${from}#${fromHash}\``
  const isReached = site.routes.byPath.has(from) || redirected.has(from)
  if (isReached && !idsAt(from, site)?.includes(fromHash)) return []
  return [
    {
      code: isReached ? 'redirect-clash' : 'redirect-broken',
      severity: 'error',
      message: isReached
        ? `${address} is a place of this site, so it cannot redirect to \`${to}\`.`
        : `${address} redirects to \`${to}\`, and \`${from}\` is neither a page nor redirected itself.`,
      hint: isReached
        ? 'take one of the two away.'
        : `say where the page went, too: \`${from}: …\`.`,
      place: place('from'),
    },
  ]
}

function checkTarget({ wanted, config, ...site }: CheckPlaces): Diagnostic[] {
  const severity = severityOf(config.links.brokenAnchors)
  const id = hashOf(wanted.to)
  const ids = idsAt(wanted.to.replace(/[?#].*$/s, ''), site)
  if (!severity || id === '' || !ids || ids.includes(id)) return []
  const meant = closestName(id, ids)
  return [
    {
      code: 'broken-anchor',
      severity,
      message: `The redirect leads to \`${wanted.to}\`, and the page has no place \`#${id}\`.`,
      hint: meant
        ? `did you mean \`#${meant}\`?`
        : 'name the id of a heading, or leave the hash out.',
      place: wanted.place('to'),
    },
  ]
}

/** The ids of a page that is made from Markdown; undefined for all others. */
function idsAt(
  path: string,
  { routes, graph }: Pick<CheckPlaces, 'routes' | 'graph'>,
): string[] | undefined {
  const route = routes.byPath.get(normalizeRoutePath(path))
  const file =
    route && 'filePath' in route ? graph.files.get(route.filePath) : undefined
  return file && pageIds(file, graph)
}

/** What stands behind `#`, decoded. */
export function hashOf(address: string): string {
  return decodePath(/#(.*)$/s.exec(address)?.[1] ?? '')
}
