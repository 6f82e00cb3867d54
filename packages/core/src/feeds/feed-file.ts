import { type Blog, listedPosts } from '../blog/blog.ts'
import type { BlogConfig } from '../config/blog-schema.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { ownFileHref } from '../links/href-of.ts'
import { joinRoute } from '../routes/join-route.ts'
import type { FeedType } from '../shared/blog-model.ts'
import type { UrlStyle } from '../shared/href.ts'
import type { RoutePath } from '../shared/route-path.ts'

/** A feed of a blog, and where it is written. */
export type FeedFile = {
  readonly type: FeedType
  /** What people call the format. */
  readonly label: string
  readonly mimeType: string
  /** Below `baseUrl`: `/blog/rss.xml`. */
  readonly path: RoutePath
}

const formats = {
  rss: { name: 'rss.xml', label: 'RSS', mimeType: 'application/rss+xml' },
  atom: { name: 'atom.xml', label: 'Atom', mimeType: 'application/atom+xml' },
  json: { name: 'feed.json', label: 'JSON', mimeType: 'application/feed+json' },
} as const

/** The feeds that a blog has: none where the config says so, or where nothing is listed. */
export function feedFiles(blog: Blog): FeedFile[] {
  return listedPosts(blog).length === 0 ? [] : plannedFeeds(blog.config)
}

/** The paths at which feeds may be, as far as the config tells. */
export function plannedFeedPaths({
  blogs,
}: Pick<ResolvedConfig, 'blogs'>): RoutePath[] {
  return blogs.flatMap(plannedFeeds).map(({ path }) => path)
}

function plannedFeeds({ feed, routeBasePath }: BlogConfig): FeedFile[] {
  const types = feed === false ? [] : [...new Set(feed.types)]
  return types.map((type) => {
    const { name, ...format } = formats[type]
    return { type, ...format, path: joinRoute(routeBasePath, name) }
  })
}

/** The address of a feed; each locale has its own, and no rule for slashes bends it. */
export function feedHref(
  { path }: FeedFile,
  { baseUrl }: Pick<UrlStyle, 'baseUrl'>,
): string {
  return ownFileHref(path, { baseUrl })
}
