import { blogIndex, blogSidebarName } from '../blog/blog-index.ts'
import type { Site } from '../site.ts'
import { docsIndex } from './docs-index.ts'
import { docsSidebarName } from './docs-sidebar.ts'
import { allLevels, type SidebarIndex } from './sidebar-index.ts'

/**
 * Characters of JSON up to which a sidebar stands in each of its pages as a whole: some 130
 * items, 2.5 kB of a page as it is sent. A request at the first press would cost readers more.
 */
export const wholeSidebar = 10_000

/** The files of a locale's sidebars: name of the sidebar → text. Small ones have none. */
export function sidebarFiles(site: Site): ReadonlyMap<string, string> {
  const texts = indexes(site).map(
    ([name, index]) => [name, JSON.stringify(allLevels(index))] as const,
  )
  return new Map(texts.filter(([, text]) => text.length > wholeSidebar))
}

function indexes(site: Site): [name: string, index: SidebarIndex][] {
  const { docSets, blogs } = site.graph
  const ofDocs = docSets.flatMap((docSet) =>
    docSet.versions.flatMap((version) =>
      version.sidebars.map((sidebar): [string, SidebarIndex] => {
        const place = { docSet, version, routes: site.routes }
        return [
          docsSidebarName(place, sidebar),
          docsIndex(site, place, sidebar),
        ]
      }),
    ),
  )
  const ofBlogs = blogs.map((blog): [string, SidebarIndex] => [
    blogSidebarName(blog),
    blogIndex(site, blog),
  ])
  return [...ofDocs, ...ofBlogs]
}
