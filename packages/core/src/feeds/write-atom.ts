import { Feed, type Item } from 'feed'
import type { FeedItem, FeedModel } from './feed-model.ts'
import { attributeText, cdataText, htmlText } from './xml-text.ts'

/**
 * A feed as Atom 1.0.
 *
 * @see RFC 4287
 */
export function writeAtom(model: FeedModel): string {
  const feed = new Feed({
    id: model.url,
    title: cdataText(model.title),
    description: cdataText(model.description),
    link: model.url,
    updated: model.updated,
    generator: 'gwdocs',
    // An entry without an author has that of its feed: §4.1.1 asks for one of the two.
    author: { name: cdataText(model.siteTitle) },
    ...(model.copyright && { copyright: cdataText(model.copyright) }),
    feedLinks: { ...(model.selfUrls.atom && { atom: model.selfUrls.atom }) },
  })
  for (const item of model.items) feed.addItem(toItem(item))
  return feed.atom1()
}

function toItem(item: FeedItem): Item {
  const { title, url, description, content, date, authors, tags } = item
  return {
    // The library marks titles and summaries as HTML.
    title: htmlText(title),
    id: url,
    link: url,
    date,
    published: date,
    ...(description && { description: htmlText(description) }),
    ...(content !== undefined && { content: cdataText(content) }),
    ...(authors.length > 0 && {
      author: authors.map(({ name, email, url: link }) => ({
        name: cdataText(name),
        ...(email && { email }),
        ...(link && { link }),
      })),
    }),
    category: tags.map((tag) => ({
      name: attributeText(tag),
      term: attributeText(tag),
    })),
  }
}
