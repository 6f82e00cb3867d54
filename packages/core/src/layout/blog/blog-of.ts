import type { Blog } from '../../blog/blog.ts'
import type { Site } from '../site.ts'

/** The blog of a route. A route names one that exists: else it is a bug. */
export function blogOf(site: Site, blogId: string): Blog {
  const blog = site.graph.blogs.find(({ config }) => config.id === blogId)
  if (!blog) throw new Error(`There is no blog ${blogId}.`)
  return blog
}
