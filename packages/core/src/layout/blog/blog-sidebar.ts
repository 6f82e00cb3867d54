import { listedPosts, type Post } from '../../blog/blog.ts'
import type { Route } from '../../routes/route.ts'
import type { SidebarItem, SidebarModel } from '../../shared/sidebar-model.ts'
import { postHref, yearOf } from './blog-models.ts'
import { blogOf } from './blog-of.ts'
import { groupBy } from '../group-by.ts'
import type { Site } from '../site.ts'

/** The first posts of a blog, by year unless the config says otherwise. */
export function blogSidebar(
  site: Site,
  route: Route & { blogId: string },
): SidebarModel | undefined {
  const blog = blogOf(site, route.blogId)
  const { id, sidebarCount, sidebarTitle, sidebarGroupByYear } = blog.config
  const posts = listedPosts(blog)
  const shown = sidebarCount === 'ALL' ? posts : posts.slice(0, sidebarCount)
  if (shown.length === 0) return undefined
  const title = sidebarTitle ?? site.config.messages.recentPosts
  const toItems = (each: readonly Post[]) =>
    each.map((post) => postItem(post, site, route))
  return {
    name: `blog/${id}`,
    label: title,
    title,
    isHideable: false,
    autoCollapses: false,
    items: sidebarGroupByYear ? byYear(shown, toItems) : toItems(shown),
  }
}

function byYear(
  posts: readonly Post[],
  toItems: (posts: readonly Post[]) => readonly SidebarItem[],
): SidebarItem[] {
  return [...groupBy(posts, yearOf)].map(([year, inYear]) => ({
    type: 'category',
    label: year,
    hasPage: false,
    isOpen: true,
    isCollapsible: false,
    items: toItems(inYear),
  }))
}

function postItem(post: Post, site: Site, { path }: Route): SidebarItem {
  const isActive = site.routes.byFile.get(post.filePath)?.path === path
  return {
    type: 'link',
    label: post.sidebarLabel ?? post.title,
    href: postHref(site, post),
    ...(isActive && { isActive }),
  }
}
