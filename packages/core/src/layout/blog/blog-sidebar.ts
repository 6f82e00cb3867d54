import type { Route } from '../../routes/route.ts'
import type { SidebarModel } from '../../shared/sidebar-model.ts'
import { pageLevel } from '../sidebar/sidebar-index.ts'
import type { Site } from '../site.ts'
import { blogIndex, blogSidebarName } from './blog-index.ts'
import { blogOf } from './blog-of.ts'

/** The first posts of a blog, by year unless the config says otherwise. */
export function blogSidebar(
  site: Site,
  route: Route & { blogId: string },
): SidebarModel | undefined {
  const blog = blogOf(site, route.blogId)
  const name = blogSidebarName(blog)
  const levelsHref = site.assets.sidebarHrefs.get(name)
  const index = blogIndex(site, blog)
  const level = pageLevel(index, route.path, levelsHref === undefined)
  if (level.items.length === 0) return undefined
  const title = blog.config.sidebarTitle ?? site.config.messages.recentPosts
  return {
    name,
    label: title,
    title,
    isHideable: false,
    autoCollapses: false,
    ...(levelsHref !== undefined && { levelsHref }),
    ...level,
  }
}
