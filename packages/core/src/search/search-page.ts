import { blogTitle } from '../layout/blog/blog-title.ts'
import { breadcrumbs } from '../layout/breadcrumbs.ts'
import { findDoc, placeOfRoute } from '../layout/doc-lookup.ts'
import { finishFile } from '../layout/finish-file.ts'
import type { Site } from '../layout/site.ts'
import type {
  CategoryRoute,
  DocRoute,
  PageRoute,
  PostRoute,
  Route,
} from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import type { SearchPage } from '../shared/search/search-files.ts'
import { docsArea } from './docs-area.ts'
import { readSections } from './read-sections.ts'

/** A page that search finds. */
export type FoundablePage = SearchPage & {
  /** The part of the site that it belongs to, by the name that readers know. */
  readonly area: string
  /** Words that find it besides those of its text. */
  readonly keywords: readonly string[]
}

type Described = {
  readonly title: string
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  readonly area: string
  readonly trail: readonly string[]
  readonly filePath?: string
}

/** What search knows of a page; undefined for lists, and for pages that no list may show. */
export function foundablePage(
  site: Site,
  route: Route,
): FoundablePage | undefined {
  const described = describe(site, route)
  if (!described) return undefined
  const { title, description = '', keywords = [], area, trail } = described
  const [first, ...sections] = sectionsOf(site, described.filePath)
  const lead = { id: '', heading: '', text: '', ...first }
  const says = lead.text.includes(description)
  const text = says ? lead.text : `${description} ${lead.text}`.trim()
  const href = toHref(route.permalink, site.config)
  const all = [{ ...lead, text }, ...sections]
  const address = route.path.split('/').filter((part) => part !== '')
  return {
    ...{ title, href, trail, area, sections: all },
    // Who has seen the address looks for its words, in whatever language the page is.
    keywords: [...keywords, ...address],
  }
}

function sectionsOf(site: Site, filePath: string | undefined) {
  if (filePath === undefined || !site.parsed.has(filePath)) return []
  return readSections(finishFile(site, filePath))
}

function describe(site: Site, route: Route): Described | undefined {
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

function describeDoc(site: Site, route: DocRoute): Described | undefined {
  const { version } = placeOfRoute(site.graph, route)
  const { isUnlisted, title, description, frontMatter, filePath } = findDoc(
    version,
    route.docId,
  )
  if (isUnlisted) return undefined
  const area = docsArea(site, route)
  const { keywords } = frontMatter
  const trail = trailOf(site, route, area)
  return { title, description, keywords, filePath, area, trail }
}

function describeCategory(
  site: Site,
  route: CategoryRoute,
): Described | undefined {
  const { link, label } = route.category
  if (link?.type !== 'generated-index') return undefined
  const area = docsArea(site, route)
  const { title = label, description, keywords } = link
  return {
    title,
    description,
    keywords,
    area,
    trail: trailOf(site, route, area),
  }
}

/** The area, then the categories above the page. */
function trailOf(
  site: Site,
  route: DocRoute | CategoryRoute,
  area: string,
): string[] {
  const crumbs = breadcrumbs(site, route)?.crumbs ?? []
  const above = crumbs.slice(0, -1).map(({ label }) => label)
  return [area, ...above.filter((label) => label !== '' && label !== area)]
}

function describePost(site: Site, route: PostRoute): Described | undefined {
  const blog = site.graph.blogs.find(({ config }) => config.id === route.blogId)
  const post = blog?.posts.find(({ filePath }) => filePath === route.filePath)
  if (!blog || !post || post.isUnlisted) return undefined
  const area = blogTitle(site, blog)
  return { ...post, area, trail: [area] }
}

function describePage(site: Site, route: PageRoute): Described | undefined {
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
    trail: [],
  }
}
