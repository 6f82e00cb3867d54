import type { FeedAuthor, FeedItem, FeedModel } from './feed-model.ts'

/**
 * A feed as JSON. Written here: the library knows version 1.0 alone, which has one author for
 * each post and no language.
 *
 * @see https://www.jsonfeed.org/version/1.1/
 */
export function writeJsonFeed(model: FeedModel): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: model.title,
    home_page_url: model.url,
    feed_url: model.selfUrls.json,
    description: model.description,
    language: model.language,
    items: model.items.map(toItem),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}

function toItem(item: FeedItem) {
  const { title, url, description, content, date, authors, tags, image } = item
  return {
    id: url,
    url,
    title,
    // One of the two contents must be there.
    ...(content === undefined
      ? { content_text: description ?? '' }
      : { content_html: content }),
    ...(description && { summary: description }),
    ...(image && { image }),
    date_published: date.toISOString(),
    ...(authors.length > 0 && { authors: authors.map(toAuthor) }),
    ...(tags.length > 0 && { tags }),
  }
}

function toAuthor({ name, url, image }: FeedAuthor) {
  return { name, ...(url && { url }), ...(image && { avatar: image }) }
}
