import type { Blog } from '../../blog/blog.ts'
import type { Site } from '../site.ts'

/** What a blog is called, in its language unless the config says otherwise. */
export function blogTitle({ config }: Site, blog: Blog): string {
  return blog.config.title ?? config.messages.blogTitle
}
