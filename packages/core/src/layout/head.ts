import type { Doc } from '../docs/doc.ts'
import type { DocRoute, Route } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import type { JsonObject } from '../shared/json.ts'
import type { ArticleHead, HeadModel } from '../shared/head-model.ts'
import type { MainModel } from '../shared/main-model.ts'
import { withBase } from '../links/href-of.ts'
import { copyParts } from '../markdown-copies/copy-path.ts'
import { blogListStructuredData, postHead } from './blog/blog-head.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { feedLinks } from './blog/feed-links.ts'
import { docData } from './doc-structured-data.ts'
import { shareImage } from './share-image.ts'
import { websiteData } from './site-structured-data.ts'
import { lastChanged } from './page-foot.ts'
import { manifestHref } from '../manifest/create-manifest.ts'
import { touchIcon } from '../manifest/find-icons.ts'
import { themeColors } from '../manifest/theme-colors.ts'
import { docsArea } from './docs-area.ts'
import { isHome } from './home-href.ts'
import { findDoc, placeOfRoute } from './doc-lookup.ts'
import { alternates } from './locale-links.ts'
import { siteTags } from '../policy/site-tags.ts'
import { pageTags } from './page-tags.ts'
import type { Site } from './site.ts'

type Described = {
  readonly title: string | undefined
  readonly description: string | undefined
  readonly isUnlisted?: boolean
  readonly keywords?: readonly string[] | undefined
  readonly image?: string | undefined
  readonly article?: ArticleHead
  /** In: the address of the picture that stands for the page. */
  readonly structuredData?: (
    imageUrl: string | undefined,
  ) => readonly JsonObject[]
}

/** What machines read of a page. */
export function headModel(
  site: Site,
  route: Route | undefined,
  main: MainModel,
): HeadModel {
  const { config, assets } = site
  const { title, description, isUnlisted, keywords, image, ...described } =
    describe(site, route, main)
  const filePath = route && 'filePath' in route ? route.filePath : ''
  const canonical = config.url + toHref(route?.permalink ?? '/404', config)
  const picture = shareImage(site, route, {
    named: image === undefined ? undefined : { url: image, filePath },
    alt: title ?? config.title,
  })
  const islandStyle = assets.islandStyles.get(filePath)
  const { contentSecurityPolicy } = assets
  return {
    ...(contentSecurityPolicy !== undefined && { contentSecurityPolicy }),
    title: titleOf(title, site),
    siteTitle: config.title,
    ...(description && { description }),
    canonical,
    ...(keywords && { keywords }),
    ...(picture && { image: picture }),
    ...(described.article && { article: described.article }),
    feeds: site.graph.blogs.flatMap((blog) => feedLinks(site, blog)),
    structuredData: [
      ...breadcrumbData(main, canonical, config.url),
      ...(described.structuredData?.(picture?.url) ?? []),
      ...(isHome(route) ? [websiteData(site)] : []),
    ],
    noIndex: config.noIndex || (isUnlisted ?? !route),
    lang: config.locale.htmlLang,
    dir: config.locale.direction,
    alternates: alternates(site, route),
    ...(route && copyParts(site, route)),
    ...(config.favicon && { favicon: withBase(config.favicon, config) }),
    ...appHead(site),
    styleHrefs: islandStyle
      ? [...assets.styleHrefs, islandStyle]
      : assets.styleHrefs,
    siteTags: [
      ...siteTags(config).map(({ keyPath: _, ...tag }) => tag),
      ...pageTags(site, route),
    ],
    clientHref: assets.clientHref,
    buildId: assets.buildId,
  }
}

const appHeads = new WeakMap<Site, ReturnType<typeof makeAppHead>>()

/** What systems read that keep the site among their apps, or show it in their own frame: on all pages the same. */
function appHead(site: Site) {
  const made = appHeads.get(site) ?? makeAppHead(site)
  appHeads.set(site, made)
  return made
}

function makeAppHead(site: Site) {
  const manifest = manifestHref(site)
  const icon = touchIcon(site)
  return {
    themeColors: themeColors(site.config),
    ...(manifest !== undefined && { manifestHref: manifest }),
    ...(icon && { touchIconHref: withBase(icon.path, site.config) }),
  }
}

function titleOf(title: string | undefined, { config }: Site): string {
  return title === undefined || title === config.title
    ? config.title
    : `${title} | ${config.title}`
}

function describe(
  site: Site,
  route: Route | undefined,
  main: MainModel,
): Described {
  switch (route?.type) {
    case 'doc': {
      const { version } = placeOfRoute(site.graph, route)
      const doc = findDoc(version, route.docId)
      return {
        ...doc,
        isUnlisted: doc.isUnlisted || version.noIndex,
        keywords: doc.frontMatter.keywords,
        image: doc.frontMatter.image,
        article: docArticle(site, route, doc),
        structuredData: (imageUrl) => [docData(site, { route, doc, imageUrl })],
      }
    }
    case 'category': {
      const { version } = placeOfRoute(site.graph, route)
      const { link } = route.category
      const index = link?.type === 'generated-index' ? link : undefined
      return {
        ...describeMain(site, main),
        isUnlisted: version.noIndex,
        keywords: index?.keywords,
        image: index?.image,
      }
    }
    case 'doc-tags':
    case 'doc-tag': {
      const { version } = placeOfRoute(site.graph, route)
      const isUnlisted = route.type === 'doc-tag' && route.group.isUnlisted
      return {
        ...describeMain(site, main),
        isUnlisted: isUnlisted || version.noIndex,
      }
    }
    case 'post':
      return postHead(site, route)
    case 'blog-list':
      return {
        ...describeMain(site, main),
        structuredData: () => blogListStructuredData(site, route),
      }
    case 'blog-tag':
      return { ...describeMain(site, main), isUnlisted: route.isUnlisted }
    case 'page':
      return describePage(site, route.filePath)
    default:
      return describeMain(site, main)
  }
}

/** What sharing services are told of a doc. */
function docArticle(site: Site, route: DocRoute, doc: Doc): ArticleHead {
  const modifiedTime = lastChanged(site, doc.filePath)
  return {
    ...(modifiedTime !== undefined && { modifiedTime }),
    section: docsArea(site, route),
    authors: [],
    tags: doc.tags.map(({ label }) => label),
  }
}

function describePage(site: Site, filePath: string): Described {
  const page = site.graph.pages.find((each) => each.filePath === filePath)
  const metadata = site.metadata.get(filePath)
  return {
    title: metadata?.title ?? page?.title,
    description:
      metadata?.description ?? page?.description ?? site.config.tagline,
    isUnlisted: page?.isUnlisted ?? false,
    keywords: page?.keywords,
    image: page?.image,
  }
}

function describeMain({ config }: Site, main: MainModel): Described {
  const title = 'title' in main ? main.title : config.messages.notFoundTitle
  const description = 'description' in main ? main.description : undefined
  return { title, description }
}
