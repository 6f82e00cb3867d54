import { listedPosts } from '../blog/blog.ts'
import type { Route } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import type { SidebarItem, SidebarModel } from '../shared/page-model.ts'
import { blogOf, yearOf } from './blog-models.ts'
import { groupBy } from './group-by.ts'
import type { Site } from './site.ts'

/** The newest posts of a blog, by year. */
export function blogSidebar(
  site: Site,
  route: Route & { blogId: string },
): SidebarModel | undefined {
  const blog = blogOf(site, route.blogId)
  const { sidebarCount, sidebarTitle } = blog.config
  const posts = listedPosts(blog)
  const shown = sidebarCount === 'ALL' ? posts : posts.slice(0, sidebarCount)
  if (shown.length === 0) return undefined
  const byYear = groupBy(shown, yearOf)
  return {
    name: `blog/${blog.config.id}`,
    label: sidebarTitle ?? site.config.messages.recentPosts,
    isHideable: false,
    autoCollapses: false,
    items: [...byYear].map(([year, inYear]) => ({
      type: 'category',
      label: year,
      hasPage: false,
      isOpen: true,
      isCollapsible: false,
      items: inYear.map(({ filePath, title, sidebarLabel }): SidebarItem => {
        const post = site.routes.byFile.get(filePath)
        const isActive = post?.path === route.path
        return {
          type: 'link',
          label: sidebarLabel ?? title,
          href: toHref(post?.permalink ?? '/', site.config),
          ...(isActive && { isActive }),
        }
      }),
    })),
  }
}
