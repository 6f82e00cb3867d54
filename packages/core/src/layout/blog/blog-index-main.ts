import { type Blog, listedPosts, listedTags } from '../../blog/blog.ts'
import type { BlogIndexRoute } from '../../routes/route.ts'
import type { ArchiveMain, AuthorsMain } from '../../shared/blog-model.ts'
import type { TagsMain } from '../../shared/main-model.ts'
import { formatDay } from '../format-date.ts'
import { groupBy } from '../group-by.ts'
import type { Site } from '../site.ts'
import { authorModel } from './author-model.ts'
import { isoDate, postHref, tagModel, yearOf } from './blog-models.ts'
import { blogOf } from './blog-of.ts'
import { blogShortcuts } from './blog-shortcuts.ts'

/** All tags, all authors, or all posts by year. */
export function blogIndexMain(
  site: Site,
  route: BlogIndexRoute,
): TagsMain | AuthorsMain | ArchiveMain {
  const blog = blogOf(site, route.blogId)
  const shortcuts = blogShortcuts(site, blog, route)
  switch (route.type) {
    case 'blog-tags':
      return { ...tagsMain(site, blog), shortcuts }
    case 'blog-authors':
      return { ...authorsMain(site, blog), shortcuts }
    case 'blog-archive':
      return { ...archiveMain(site, blog), shortcuts }
  }
}

type Bare<Main> = Omit<Main, 'shortcuts'>

function tagsMain(site: Site, blog: Blog): Bare<TagsMain> {
  return {
    type: 'tags',
    title: site.config.messages.tagsTitle,
    tags: listedTags(blog).map(({ tag, items }) =>
      tagModel(site, blog, tag, items.length),
    ),
  }
}

function authorsMain(site: Site, blog: Blog): Bare<AuthorsMain> {
  return {
    type: 'authors',
    title: site.config.messages.authorsTitle,
    authors: blog.authors.map(({ author, posts }) =>
      authorModel(site, blog, author, posts.length),
    ),
  }
}

function archiveMain(site: Site, blog: Blog): Bare<ArchiveMain> {
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
        href: postHref(site, post),
        date: isoDate(post),
        dateText: formatDay(post.date, locale),
      })),
    })),
  }
}
