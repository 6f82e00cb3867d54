import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import type { FileSummary } from '../parse/parsed-file.ts'
import { normalizeRoutePath } from '../shared/route-path.ts'
import { severityOf } from '../diagnostics/severity-of.ts'
import type { LinkedSite } from './linked-site.ts'
import { pageIds } from './page-ids.ts'
import type { ResolvedLink } from './resolved-link.ts'

export type AnchorLink = {
  readonly target: ResolvedLink
  readonly file: FileSummary
  readonly place: Place
  readonly site: LinkedSite
}

/** A hash that names no place of the page it leads to. Pages made by code are not checked. */
export function checkAnchor({
  target,
  file,
  place,
  site,
}: AnchorLink): Diagnostic[] {
  const severity = severityOf(site.config.links.brokenAnchors)
  const id = hashOf(target)
  const within = localeOf(target, site)
  const page = within && targetFile(target, file, within)
  if (!severity || id === '' || !page) return []
  const ids = pageIds(page, within.graph)
  if (ids.includes(id) || id === 'top') return []
  const meant = closestName(id, ids)
  return [
    {
      code: 'broken-anchor',
      severity,
      message: `\`#${id}\` points nowhere: no heading of \`${page.filePath}\` has this id.`,
      hint: meant ? `did you mean \`#${meant}\`?` : headingHint(ids),
      place,
    },
  ]
}

function headingHint(ids: readonly string[]): string {
  if (ids.length === 0) return 'the page has no headings; leave the hash out.'
  const shown = ids.slice(0, 6).map((id) => `\`#${id}\``)
  return `its headings are ${shown.join(', ')}${ids.length > 6 ? ' …' : ''}.`
}

function hashOf(target: ResolvedLink): string {
  const text =
    target.type === 'hash'
      ? target.hash
      : target.type === 'route' || target.type === 'locale'
        ? target.suffix
        : ''
  const hash = /#(.*)$/s.exec(text)?.[1] ?? ''
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/** The language whose page is meant; undefined where that is not built. */
function localeOf(
  target: ResolvedLink,
  site: LinkedSite,
): Pick<LinkedSite, 'graph' | 'routes'> | undefined {
  if (target.type !== 'locale') return site
  return site.locales.find(({ config }) => config.locale.name === target.locale)
}

function targetFile(
  target: ResolvedLink,
  file: FileSummary,
  { routes, graph }: Pick<LinkedSite, 'graph' | 'routes'>,
): FileSummary | undefined {
  if (target.type === 'hash')
    return routes.byFile.has(file.filePath) ? file : undefined
  if (target.type !== 'route' && target.type !== 'locale') return undefined
  const route = routes.byPath.get(normalizeRoutePath(target.permalink))
  return route && 'filePath' in route
    ? graph.files.get(route.filePath)
    : undefined
}
