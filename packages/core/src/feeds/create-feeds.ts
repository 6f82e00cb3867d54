import type { Author } from '../authors/author.ts'
import { type Blog, listedPosts, type Post } from '../blog/blog.ts'
import { sortPosts } from '../blog/sort-posts.ts'
import { authorHref } from '../layout/blog/author-model.ts'
import { postHref } from '../layout/blog/blog-models.ts'
import { feedTitle } from '../layout/blog/feed-links.ts'
import type { Site } from '../layout/site.ts'
import { imageUrl } from '../layout/image-href.ts'
import { joinRoute } from '../routes/join-route.ts'
import { toHref } from '../shared/href.ts'
import type { FeedType } from '../shared/blog-model.ts'
import { absoluteUrl } from './absolute-attributes.ts'
import { feedFiles, feedHref } from './feed-file.ts'
import type { FeedAuthor, FeedItem, FeedModel } from './feed-model.ts'
import { writeAtom } from './write-atom.ts'
import { writeJsonFeed } from './write-json-feed.ts'
import { writeRss } from './write-rss.ts'

/**
 * The text of a post as a feed carries it, by the post's file and its page's address;
 * undefined where the page could not be made.
 */
export type PostContent = (
  filePath: string,
  pageUrl: string,
) => string | undefined

/** The feeds of a site: path below the output folder → text. */
export function createFeeds(
  site: Site,
  postContent: PostContent,
): ReadonlyMap<string, string> {
  const feeds = site.graph.blogs.flatMap((blog): [string, string][] => {
    const files = feedFiles(blog)
    const [newest] = newestPosts(blog)
    if (files.length === 0 || !newest) return []
    const model = feedModel({ site, blog, newest, postContent })
    return files.map(({ type, path }) => [path.slice(1), write[type](model)])
  })
  return new Map(feeds)
}

const write: Readonly<Record<FeedType, (model: FeedModel) => string>> = {
  rss: writeRss,
  atom: writeAtom,
  json: writeJsonFeed,
}

function newestPosts(blog: Blog): Post[] {
  return sortPosts(listedPosts(blog), 'descending')
}

type MakeFeed = {
  readonly site: Site
  readonly blog: Blog
  readonly newest: Post
  readonly postContent: PostContent
}

function feedModel({ site, blog, newest, postContent }: MakeFeed): FeedModel {
  const { config } = site
  const { feed, routeBasePath, description } = blog.config
  const options = feed === false ? undefined : feed
  const limit = options?.limit ?? 'ALL'
  const title = feedTitle(site, blog)
  const posts = newestPosts(blog)
  return {
    title,
    description: options?.description ?? description ?? title,
    url: config.url + toHref(joinRoute(routeBasePath), config),
    selfUrls: Object.fromEntries(
      feedFiles(blog).map((file) => [
        file.type,
        config.url + feedHref(file, config),
      ]),
    ),
    siteTitle: config.title,
    language: options?.language ?? config.locale.htmlLang,
    copyright: options?.copyright,
    updated: new Date(newest.date),
    items: (limit === 'ALL' ? posts : posts.slice(0, limit)).map((post) =>
      feedItem(post, { site, blog, postContent }),
    ),
  }
}

function feedItem(
  post: Post,
  { site, blog, postContent }: Pick<MakeFeed, 'site' | 'blog' | 'postContent'>,
): FeedItem {
  const url = site.config.url + postHref(site, post)
  const { image } = post
  return {
    title: post.title,
    url,
    description: post.description,
    content: postContent(post.filePath, url) || undefined,
    date: new Date(post.date),
    authors: post.authors.map((author) => feedAuthor(author, site, blog)),
    tags: post.tags.map(({ label }) => label),
    image: image && imageUrl(site, { url: image, filePath: post.filePath }),
  }
}

function feedAuthor(author: Author, site: Site, blog: Blog): FeedAuthor {
  const { url } = site.config
  const href = authorHref(site, blog, author)
  return {
    name: author.name,
    email: author.email,
    url: href?.startsWith('mailto:')
      ? undefined
      : href && absoluteUrl(href, url),
    image: author.image && imageUrl(site, author.image),
  }
}
