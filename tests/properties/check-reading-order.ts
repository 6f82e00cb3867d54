import { expect } from 'vitest'
import type { MadePage, MadeSite } from './made-site.ts'
import { hasClash } from './check-identity.ts'
import { ownStops, sidebarNameOf, stopOf, versionOf } from './reading-stops.ts'

/** Next and previous are the stops after and before a page in its sidebar. */
export function checkOrder(site: MadeSite): void {
  if (hasClash(site)) return
  for (const page of site.pages.values()) {
    const version = versionOf(site, page)
    if (!version || choosesNeighbours(site, page)) continue
    const stops = ownStops(version, page)
    const index = stops.indexOf(stopOf(page))
    const { previous, next } = pagerOf(page)
    const stopAt = (href: string | undefined) => {
      const found = site.pages.get(href ?? '')
      return found && stopOf(found)
    }
    const after = stops.slice(index + 1).find((each) => each !== stops[index])
    expect([stopAt(previous?.href), stopAt(next?.href)]).toEqual(
      index < 0 ? [undefined, undefined] : [stops[index - 1], after],
    )
  }
}

/**
 * Where one page leads on to another, that one leads back. Left out are pages that stand in
 * a sidebar twice or show another sidebar, since their neighbours cannot agree.
 */
export function checkSymmetry(site: MadeSite): void {
  if (hasClash(site)) return
  for (const [href, page] of site.pages) {
    const next = pagerOf(page).next?.href
    if (next === undefined || choosesNeighbours(site, page)) continue
    const other = site.pages.get(next)
    expect(other, `${href} leads on to ${next}`).toBeDefined()
    if (!other || !areInOneOrder(site, page, other)) continue
    expect(pagerOf(other).previous?.href, `before ${next}`).toBe(href)
  }
}

function areInOneOrder(
  site: MadeSite,
  page: MadePage,
  other: MadePage,
): boolean {
  const version = versionOf(site, page)
  if (!version || choosesNeighbours(site, other)) return false
  const stops = ownStops(version, page)
  const standsOnce = (each: MadePage) =>
    stops.filter((stop) => stop === stopOf(each)).length === 1
  return (
    sidebarNameOf(version, page.route) ===
      sidebarNameOf(version, other.route) &&
    standsOnce(page) &&
    standsOnce(other)
  )
}

function pagerOf({ model }: MadePage) {
  return 'pager' in model.main ? model.main.pager : {}
}

/** Front matter goes before the sidebar. */
function choosesNeighbours(site: MadeSite, { route }: MadePage): boolean {
  if (route.type !== 'doc') return false
  const text = site.input.files[route.filePath] ?? ''
  return /^pagination_(?:next|prev):/m.test(text)
}
