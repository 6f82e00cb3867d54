import { blogOf } from '../layout/blog/blog-of.ts'
import { blogTitle } from '../layout/blog/blog-title.ts'
import { postOf } from '../layout/blog/post-main.ts'
import { labelsAbove } from '../layout/breadcrumbs.ts'
import { findDoc, placeOfRoute } from '../layout/doc-lookup.ts'
import { docsArea } from '../layout/docs-area.ts'
import { formatDate } from '../layout/format-date.ts'
import type { Site } from '../layout/site.ts'
import {
  type CategoryRoute,
  type DocRoute,
  isDocsRoute,
  type PageRoute,
  type Route,
} from '../routes/route.ts'
import { decodePath, toHref } from '../shared/href.ts'
import type { SocialCard } from './social-card.ts'

/** What the picture of a page says; undefined where the page names an image of its own. */
export function describeCard(site: Site, route: Route): SocialCard | undefined {
  const { config } = site
  const { image, title = config.title, ...about } = describe(site, route)
  if (image !== undefined) return undefined
  const hasOwnTitle = title !== config.title || config.tagline === ''
  const description = hasOwnTitle ? about.description : undefined
  const note = noteOf(site, route)
  return {
    // The site's name stands on every picture anyway.
    title: hasOwnTitle ? title : config.tagline,
    ...(description && { description }),
    trail: about.trail ?? [],
    siteTitle: config.title,
    address: addressOf(site, route),
    ...(note && { note }),
    lang: config.locale.htmlLang,
    dir: config.locale.direction,
  }
}

type Described = {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly trail?: readonly string[]
  readonly image?: string | undefined
}

function describe(site: Site, route: Route): Described {
  const { messages } = site.config
  switch (route.type) {
    case 'doc':
      return describeDoc(site, route)
    case 'category':
      return describeCategory(site, route)
    case 'doc-tags':
      return { title: messages.tagsTitle }
    case 'doc-tag':
      return { ...aboutTag(route.group.tag), trail: [messages.tagsTitle] }
    case 'page':
      return describePage(site, route)
    default:
      return describeBlogPage(site, route)
  }
}

type BlogRoute = Extract<Route, { blogId: string }>

function describeBlogPage(site: Site, route: BlogRoute): Described {
  const { messages, locale } = site.config
  const blog = blogOf(site, route.blogId)
  const name = blogTitle(site, blog)
  switch (route.type) {
    case 'post': {
      const post = postOf(site, route)
      const { title, description, image } = post
      const trail = [name, formatDate(post.date, locale)]
      return { title: post.metaTitle ?? title, description, image, trail }
    }
    case 'blog-list':
      return { title: name, description: blog.config.description }
    case 'blog-tag':
      return { ...aboutTag(route.tag), trail: [name, messages.tagsTitle] }
    case 'blog-author': {
      const { name: title, description } = route.author
      return { title, description, trail: [name, messages.authorsTitle] }
    }
    case 'blog-tags':
      return { title: messages.tagsTitle, trail: [name] }
    case 'blog-authors':
      return { title: messages.authorsTitle, trail: [name] }
    case 'blog-archive':
      return { title: messages.archiveTitle, trail: [name] }
  }
}

function aboutTag({
  label,
  description,
}: {
  readonly label: string
  readonly description?: string | undefined
}): Described {
  return { title: label, description }
}

function describeDoc(site: Site, route: DocRoute): Described {
  const { version } = placeOfRoute(site.graph, route)
  const { title, description, frontMatter } = findDoc(version, route.docId)
  const trail = trailOf(site, route)
  return { title, description, trail, image: frontMatter.image }
}

function describeCategory(site: Site, route: CategoryRoute): Described {
  const { link, label } = route.category
  const index = link?.type === 'generated-index' ? link : undefined
  return {
    title: index?.title ?? label,
    description: index?.description,
    trail: trailOf(site, route),
    image: index?.image,
  }
}

/** The part of the docs, and the categories above the page. */
function trailOf(site: Site, route: DocRoute | CategoryRoute): string[] {
  return [docsArea(site, route), ...labelsAbove(site, route)]
}

function describePage({ graph, metadata }: Site, route: PageRoute): Described {
  const page = graph.pages.find(({ filePath }) => filePath === route.filePath)
  const own = metadata.get(route.filePath)
  return {
    title: own?.title ?? page?.title,
    description: own?.description ?? page?.description,
    image: page?.image,
  }
}

/** Without what every address begins with, and as it is read. */
function addressOf({ config }: Site, route: Route): string {
  const path = decodePath(toHref(route.permalink, config))
  return config.url.replace(/^https?:\/\//, '') + path.replace(/\/$/, '')
}

/** What tells the page from its likes in other versions and languages. */
function noteOf({ config, graph, locales }: Site, route: Route): string {
  const place = isDocsRoute(route) ? placeOfRoute(graph, route) : undefined
  const hasVersions = (place?.docSet.versions.length ?? 0) > 1
  const version = hasVersions ? [place?.version.label] : []
  const language = locales.length > 1 ? [config.locale.label] : []
  return [...version, ...language].join(' · ')
}
