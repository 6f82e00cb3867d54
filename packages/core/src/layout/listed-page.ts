import { docsArea } from './docs-area.ts'
import { blogTitle } from './blog/blog-title.ts'
import { findDoc, placeOfRoute } from './doc-lookup.ts'
import type { Site } from './site.ts'
import type {
  CategoryRoute,
  DocRoute,
  PageRoute,
  PostRoute,
  Route,
} from '../routes/route.ts'

/** What lists of the site say of a page. */
export type ListedPage = {
  readonly title: string
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  /** The part of the site that it belongs to, by the name that readers know. */
  readonly area: string
  /** Absent for pages that are made from no file of their own. */
  readonly filePath?: string
}

/** What lists say of a page; undefined for lists, and for pages that no list may show. */
export function listedPage(site: Site, route: Route): ListedPage | undefined {
  switch (route.type) {
    case 'doc':
      return describeDoc(site, route)
    case 'category':
      return describeCategory(site, route)
    case 'post':
      return describePost(site, route)
    case 'page':
      return describePage(site, route)
    default:
      return undefined
  }
}

function describeDoc(site: Site, route: DocRoute): ListedPage | undefined {
  const { version } = placeOfRoute(site.graph, route)
  const { isUnlisted, title, description, frontMatter, filePath } = findDoc(
    version,
    route.docId,
  )
  if (isUnlisted) return undefined
  const area = docsArea(site, route)
  const { keywords } = frontMatter
  return { title, description, keywords, filePath, area }
}

function describeCategory(
  site: Site,
  route: CategoryRoute,
): ListedPage | undefined {
  const { link, label } = route.category
  if (link?.type !== 'generated-index') return undefined
  const area = docsArea(site, route)
  const { title = label, description, keywords } = link
  return { title, description, keywords, area }
}

function describePost(site: Site, route: PostRoute): ListedPage | undefined {
  const blog = site.graph.blogs.find(({ config }) => config.id === route.blogId)
  const post = blog?.posts.find(({ filePath }) => filePath === route.filePath)
  if (!blog || !post || post.isUnlisted) return undefined
  const area = blogTitle(site, blog)
  return { ...post, area }
}

function describePage(site: Site, route: PageRoute): ListedPage | undefined {
  const page = site.graph.pages.find(
    ({ filePath }) => filePath === route.filePath,
  )
  if (!page || page.isUnlisted) return undefined
  const own = site.metadata.get(route.filePath)
  const title = own?.title ?? page.title
  const description = own?.description ?? page.description
  return {
    title: title ?? site.config.title,
    description: description ?? (page.slug === '/' ? site.config.tagline : ''),
    keywords: page.keywords,
    filePath: route.filePath,
    area: site.config.messages.searchPages,
  }
}
