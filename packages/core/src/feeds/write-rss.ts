import { Feed, type Item } from 'feed'
import type { FeedItem, FeedModel } from './feed-model.ts'
import { cdataText, htmlText } from './xml-text.ts'

/** A feed as RSS 2.0. */
export function writeRss(model: FeedModel): string {
  const feed = new Feed({
    title: cdataText(model.title),
    description: cdataText(model.description),
    link: model.url,
    language: model.language,
    updated: model.updated,
    generator: 'gwdocs',
    ...(model.copyright && { copyright: cdataText(model.copyright) }),
    feedLinks: { ...(model.selfUrls.rss && { rss: model.selfUrls.rss }) },
  })
  for (const item of model.items) feed.addItem(toItem(item))
  return feed.rss2()
}

function toItem(item: FeedItem): Item {
  const { title, url, description, content, date, authors, tags } = item
  // RSS wants an e-mail address in `author`; a name belongs into `dc:creator`.
  const creators = authors.map(({ name }) => ({ _text: cdataText(name) }))
  const hasCreators = content !== undefined && creators.length > 0
  return {
    title: cdataText(title),
    link: url,
    date,
    ...(description && { description: htmlText(description) }),
    ...(content !== undefined && { content: cdataText(content) }),
    category: tags.map((name) => ({ name: cdataText(name) })),
    ...(hasCreators && {
      extensions: [{ name: 'dc:creator', objects: creators as never }],
    }),
  }
}
