import { type Blog, listedPosts, type Post } from '../../blog/blog.ts'
import type { RoutePath } from '../../shared/route-path.ts'
import type {
  SidebarCategory,
  SidebarLink,
} from '../../shared/sidebar-model.ts'
import { groupBy } from '../group-by.ts'
import {
  type Entry,
  indexLevel,
  type IndexLevel,
  knownIndex,
  type SidebarIndex,
} from '../sidebar/sidebar-index.ts'
import type { Site } from '../site.ts'
import { postHref, yearOf } from './blog-models.ts'

/** The index of a blog's sidebar. */
export function blogIndex(site: Site, blog: Blog): SidebarIndex {
  return knownIndex(site.routes, blog, () => makeIndex(site, blog))
}

/** Tells the sidebar of a blog from all others of its locale. */
export function blogSidebarName({ config }: Blog): string {
  return `blog/${config.id}`
}

function makeIndex(site: Site, blog: Blog): SidebarIndex {
  const { sidebarCount, sidebarGroupByYear } = blog.config
  const posts = listedPosts(blog)
  const shown = sidebarCount === 'ALL' ? posts : posts.slice(0, sidebarCount)
  const levels = new Map<string, IndexLevel>()
  const placesOf = new Map<RoutePath, readonly string[]>()
  const toEntries = (each: readonly Post[], parent: string) =>
    each.map((post, index) => {
      const place = `${parent}${index}`
      const route = site.routes.byFile.get(post.filePath)
      if (route) placesOf.set(route.path, [place])
      return postEntry(post, place, site)
    })
  if (!sidebarGroupByYear) {
    levels.set('', indexLevel(toEntries(shown, '')))
    return { levels, placesOf }
  }
  const years = [...groupBy(shown, yearOf)].map(([label, inYear], index) => {
    const place = `${index}`
    const posts = toEntries(inYear, `${place}-`)
    levels.set(place, indexLevel(posts))
    return yearEntry(label, place, posts)
  })
  levels.set('', indexLevel(years))
  return { levels, placesOf }
}

function yearEntry(
  label: string,
  place: string,
  posts: readonly Entry[],
): Entry {
  const item: SidebarCategory = {
    type: 'category',
    label,
    place,
    hasPage: false,
    isOpen: true,
    isCollapsible: false,
    items: [],
    after: { count: posts.length },
  }
  return { place, item, leadsTo: posts[0]?.leadsTo, makeHere: () => item }
}

function postEntry(post: Post, place: string, site: Site): Entry {
  const item: SidebarLink = {
    type: 'link',
    label: post.sidebarLabel ?? post.title,
    href: postHref(site, post),
  }
  return {
    place,
    item,
    leadsTo: item.href,
    makeHere: (isActive) => (isActive ? { ...item, isActive } : item),
  }
}
