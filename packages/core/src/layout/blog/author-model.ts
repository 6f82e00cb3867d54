import type { Author } from '../../authors/author.ts'
import { socialLabel } from '../../authors/social-url.ts'
import type { Blog } from '../../blog/blog.ts'
import { joinRoute } from '../../routes/join-route.ts'
import { toHref } from '../../shared/href.ts'
import type { AuthorModel } from '../../shared/blog-model.ts'
import { formatMessage } from '../../shared/messages.ts'
import type { RoutePath } from '../../shared/route-path.ts'
import { imageHref } from '../image-href.ts'
import type { Site } from '../site.ts'

/** An author as pages show one; `count` is the number of posts. */
export function authorModel(
  site: Site,
  blog: Blog,
  author: Author,
  count?: number,
): AuthorModel {
  const href = authorHref(site, blog, author)
  return {
    name: author.name,
    ...(author.title && { title: author.title }),
    ...(author.description && { description: author.description }),
    ...(href && { href }),
    ...(author.image && { imageSrc: imageHref(site, author.image) }),
    socials: author.socials.map(({ service, url }) => ({
      service,
      label: formatMessage(site.config.messages.authorSocial, {
        name: author.name,
        service: socialLabel(service),
      }),
      href: url,
    })),
    ...(count !== undefined && { count }),
  }
}

/** The author's page here, else their own site, else their address for letters. */
export function authorHref(
  site: Site,
  { config }: Blog,
  { permalink, url, email }: Author,
): string | undefined {
  const { routeBasePath, authorsBasePath } = config
  if (permalink !== undefined) {
    const path = joinRoute(routeBasePath, authorsBasePath, permalink)
    return toHref(path, site.config)
  }
  if (url !== undefined && /^(?:https?:\/\/|mailto:)/i.test(url)) return url
  if (url?.startsWith('/')) return toHref(url as RoutePath, site.config)
  return email === undefined ? undefined : `mailto:${email}`
}
