import { type Blog, listedPosts, type Post } from '../blog/blog.ts'
import { paginate } from '../blog/paginate.ts'
import type {
  BlogAuthorRoute,
  BlogIndexRoute,
  BlogListRoute,
  BlogTagRoute,
  PostRoute,
} from '../routes/route.ts'
import { joinRoute } from '../routes/join-route.ts'
import { toHref } from '../shared/href.ts'
import type {
  ArchiveMain,
  AuthorsMain,
  PagerModel,
  PostListMain,
  PostMain,
  TagsMain,
} from '../shared/main-model.ts'
import { formatMessage } from '../shared/messages.ts'
import {
  authorModel,
  blogOf,
  postHeader,
  postSummary,
  tagModel,
  yearOf,
} from './blog-models.ts'
import { contentOf, tocOf } from './content-model.ts'
import { pageFoot } from './page-foot.ts'
import { formatDate } from './format-date.ts'
import { groupBy } from './group-by.ts'
import { translationParts } from './translation-notice.ts'
import type { Site } from './site.ts'

/** The main area of a post. */
export function postMain(site: Site, route: PostRoute): PostMain {
  const blog = blogOf(site, route.blogId)
  const post = blog.posts.find(
    ({ filePath }) => filePath === route.filePath,
  ) as Post
  const titleContent = site.parsed.get(post.filePath)?.titleContent
  return {
    type: 'post',
    header: postHeader(site, blog, post),
    ...(titleContent && { titleContent }),
    hidesTitle: post.hidesTitle,
    banners: post.isUnlisted ? ['unlisted'] : [],
    ...translationParts(site, post.filePath),
    content: contentOf(site, post.filePath),
    toc: post.hidesToc ? [] : tocOf(site, post.filePath),
    ...pageFoot(site, post.filePath, blog.config),
    pager: postPager(site, blog, post),
  }
}

/** The newer post comes before, the older one after. */
function postPager(site: Site, blog: Blog, post: Post): PagerModel {
  const posts = listedPosts(blog)
  const index = posts.indexOf(post)
  const link = (each: Post | undefined) => {
    const route = each && site.routes.byFile.get(each.filePath)
    return (
      each &&
      route && { label: each.title, href: toHref(route.permalink, site.config) }
    )
  }
  const previous = index > 0 ? link(posts[index - 1]) : undefined
  const next = index >= 0 ? link(posts[index + 1]) : undefined
  return { ...(previous && { previous }), ...(next && { next }) }
}

type ListRoute = BlogListRoute | BlogTagRoute | BlogAuthorRoute

/** A list of posts: the blog's, a tag's or an author's. */
export function postListMain(site: Site, route: ListRoute): PostListMain {
  const blog = blogOf(site, route.blogId)
  const posts = postsOf(blog, route)
  const page =
    paginate(posts, blog.config.postsPerPage)[route.pageNumber - 1] ?? []
  return {
    type: 'post-list',
    ...listHeading(site, blog, route, posts.length),
    posts: page.map((post) => postSummary(site, blog, post)),
    pager: listPager(site, route),
  }
}

function postsOf(blog: Blog, route: ListRoute): readonly Post[] {
  const posts = listedPosts(blog)
  if (route.type === 'blog-list') return posts
  const [key, permalink] =
    route.type === 'blog-tag'
      ? (['tags', route.tag.permalink] as const)
      : (['authors', route.author.permalink] as const)
  return posts.filter((post) =>
    post[key].some((each) => each.permalink === permalink),
  )
}

type ListHeading = Pick<
  PostListMain,
  'title' | 'description' | 'author' | 'overview'
>

function listHeading(
  site: Site,
  blog: Blog,
  route: ListRoute,
  count: number,
): ListHeading {
  const { messages } = site.config
  const base = blog.config.routeBasePath
  if (route.type === 'blog-list') {
    const { title, description } = blog.config
    return {
      title: title ?? messages.blogTitle,
      ...(description && { description }),
    }
  }
  if (route.type === 'blog-tag') {
    const { label, description } = route.tag
    return {
      title: formatMessage(messages.tagPosts, { count, label }),
      ...(description && { description }),
      overview: {
        label: messages.viewAllTags,
        href: toHref(joinRoute(base, blog.config.tagsBasePath), site.config),
      },
    }
  }
  return {
    title: formatMessage(messages.authorPosts, {
      count,
      name: route.author.name,
    }),
    author: authorModel(site, blog, route.author, count),
    overview: {
      label: messages.viewAllAuthors,
      href: toHref(joinRoute(base, 'authors'), site.config),
    },
  }
}

function listPager(
  site: Site,
  { firstPath, pageNumber, pageCount }: ListRoute,
): PagerModel {
  const { messages } = site.config
  const href = (page: number) =>
    toHref(
      page === 1 ? firstPath : joinRoute(firstPath, 'page', String(page)),
      site.config,
    )
  return {
    ...(pageNumber > 1 && {
      previous: { label: messages.newerPosts, href: href(pageNumber - 1) },
    }),
    ...(pageNumber < pageCount && {
      next: { label: messages.olderPosts, href: href(pageNumber + 1) },
    }),
  }
}

/** All tags, all authors, or all posts by year. */
export function blogIndexMain(
  site: Site,
  route: BlogIndexRoute,
): TagsMain | AuthorsMain | ArchiveMain {
  const blog = blogOf(site, route.blogId)
  if (route.type === 'blog-tags') return tagsMain(site, blog)
  return route.type === 'blog-authors'
    ? authorsMain(site, blog)
    : archiveMain(site, blog)
}

function tagsMain(site: Site, blog: Blog): TagsMain {
  const posts = listedPosts(blog)
  const count = (permalink: string) =>
    posts.filter(({ tags }) => tags.some((tag) => tag.permalink === permalink))
      .length
  return {
    type: 'tags',
    title: site.config.messages.tagsTitle,
    tags: blog.tags.map((tag) =>
      tagModel(site, blog, tag, count(tag.permalink)),
    ),
  }
}

function authorsMain(site: Site, blog: Blog): AuthorsMain {
  const posts = listedPosts(blog)
  const count = (key: string | undefined) =>
    posts.filter(({ authors }) => authors.some((author) => author.key === key))
      .length
  return {
    type: 'authors',
    title: site.config.messages.authorsTitle,
    authors: blog.authors.map((author) =>
      authorModel(site, blog, author, count(author.key)),
    ),
  }
}

function archiveMain(site: Site, blog: Blog): ArchiveMain {
  const { messages, locale } = site.config
  const byYear = groupBy(listedPosts(blog), yearOf)
  return {
    type: 'archive',
    title: messages.archiveTitle,
    description: messages.archiveText,
    years: [...byYear].map(([year, posts]) => ({
      year,
      posts: posts.map((post) => ({
        label: post.title,
        href: toHref(
          site.routes.byFile.get(post.filePath)?.permalink ?? '/',
          site.config,
        ),
        date: new Date(post.date).toISOString(),
        dateText: formatDate(post.date, locale),
      })),
    })),
  }
}
