import { expect } from 'vitest'
import type { MadePage, MadeSite } from './made-site.ts'
import { hasClash } from './check-identity.ts'
import { hrefsOf } from './read-html.ts'
import { stopsOf, versionOf } from './reading-stops.ts'

/**
 * Pages that belong together are found from one of them by links alone: those of a sidebar,
 * and those of a blog. Unlisted pages and docs that no sidebar holds need not be.
 */
export function checkReachable(site: MadeSite): void {
  if (hasClash(site)) return
  for (const [name, members] of groupsOf(site)) {
    const isList = ([, { route }]: Member) => route.type === 'blog-list'
    const start = (members.find(isList) ?? members[0])?.[0] ?? ''
    const found = reach(start, site)
    const lost = members.filter(([href]) => !found.has(href))
    expect(
      lost.map(([href]) => `${name}: no way from ${start} to ${href}`),
    ).toEqual([])
  }
}

type Member = readonly [href: string, page: MadePage]

function groupsOf(site: MadeSite): Map<string, Member[]> {
  const groups = new Map<string, Member[]>()
  for (const member of site.pages) {
    const name = groupOf(member[1], site)
    if (name !== undefined)
      groups.set(name, [...(groups.get(name) ?? []), member])
  }
  return groups
}

function groupOf(page: MadePage, site: MadeSite): string | undefined {
  const { route, model } = page
  if ('blogId' in route)
    return isUnlisted(page, site) ? undefined : `blog ${route.blogId}`
  const version = versionOf(site, page)
  if (!version || (route.type !== 'doc' && route.type !== 'category'))
    return undefined
  const isHeld =
    route.type === 'category' ||
    version.sidebars.some(
      (sidebar) =>
        sidebar.name === version.sidebarOf.get(route.docId) &&
        stopsOf(sidebar.items, version).includes(`doc ${route.docId}`),
    )
  return isHeld ? model.shell.sidebar?.name : undefined
}

function isUnlisted({ route }: MadePage, { graph }: MadeSite): boolean {
  if (route.type === 'blog-tag') return route.isUnlisted
  if (route.type === 'blog-tags')
    return graph.blogs.every(({ tags }) => tags.every((tag) => tag.isUnlisted))
  if (route.type !== 'post') return false
  return graph.files.get(route.filePath)?.frontMatter['unlisted'] === true
}

function reach(start: string, { pages }: MadeSite): Set<string> {
  const seen = new Set([start])
  const waiting = [start]
  for (let href = waiting.pop(); href !== undefined; href = waiting.pop()) {
    for (const each of hrefsOf(pages.get(href)?.html ?? '')) {
      const next = each.replace(/[?#].*$/, '')
      if (!pages.has(next) || seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  return seen
}
