import type { Doc } from '../docs/doc.ts'
import type { DocRoute } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import type { JsonObject } from '../shared/json.ts'
import { absoluteUrl } from './absolute-url.ts'
import { lastChanged } from './page-foot.ts'
import { publisherData, websiteId } from './site-structured-data.ts'
import type { Site } from './site.ts'

type Described = {
  readonly route: DocRoute
  readonly doc: Doc
  /** Address of the picture that stands for the page. */
  readonly imageUrl?: string | undefined
}

/**
 * A doc in the words of schema.org. Who wrote it is told of posts alone: a doc is the site's.
 *
 * @see https://schema.org/TechArticle
 */
export function docData(
  site: Site,
  { route, doc, imageUrl }: Described,
): JsonObject {
  const { config, history } = site
  const url = absoluteUrl(toHref(route.permalink, config), site)
  const modified = lastChanged(site, doc.filePath)
  const created = history.get(doc.filePath)?.created
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: doc.title,
    name: doc.title,
    ...(doc.description && { description: doc.description }),
    ...(imageUrl !== undefined && { image: imageUrl }),
    ...(created !== undefined && { datePublished: created }),
    ...(modified !== undefined && { dateModified: modified }),
    inLanguage: config.locale.htmlLang,
    author: publisherData(site),
    publisher: publisherData(site),
    isPartOf: { '@type': 'WebSite', '@id': websiteId(site) },
  }
}
