import { withBase } from '../links/href-of.ts'
import { toHref } from '../shared/href.ts'
import type { JsonObject } from '../shared/json.ts'
import { absoluteUrl } from './absolute-url.ts'
import type { Site } from './site.ts'

/** Names the site in a locale wherever its pages speak of it. */
export function websiteId(site: Site): string {
  return `${homeUrl(site)}#website`
}

/** Who is behind the pages: all that is known is what the site is called, and its sign. */
export function publisherData(site: Site): JsonObject {
  const { config, staticPaths } = site
  const { logo } = config.theme.navbar
  const hasLogo = logo !== undefined && staticPaths.has(logo.src)
  return {
    '@type': 'Organization',
    name: config.title,
    url: homeUrl(site),
    ...(hasLogo && { logo: absoluteUrl(withBase(logo.src, config), site) }),
  }
}

/**
 * The site for search engines, on its home page: what it is called, and how it is searched.
 * A query in the address of the home page opens the search with it.
 *
 * @see https://schema.org/WebSite
 * @see https://schema.org/SearchAction
 */
export function websiteData(site: Site): JsonObject {
  const { config, hasSearch } = site
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': websiteId(site),
    url: homeUrl(site),
    name: config.title,
    ...(config.tagline !== '' && { description: config.tagline }),
    inLanguage: config.locale.htmlLang,
    publisher: publisherData(site),
    ...(hasSearch && {
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${homeUrl(site)}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    }),
  }
}

function homeUrl(site: Site): string {
  return absoluteUrl(toHref('/', site.config), site)
}
