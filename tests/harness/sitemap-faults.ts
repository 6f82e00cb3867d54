import { childrenOf, parseXml, textOf } from './xml.ts'

/** In the order in which the schema wants them. */
const parts = ['loc', 'lastmod', 'changefreq', 'priority']
const changes = /^(?:always|hourly|daily|weekly|monthly|yearly|never)$/
const time =
  /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/

/**
 * What the schema of sitemaps forbids; empty where all is well.
 *
 * @see https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd
 */
export function sitemapFaults(text: string): string[] {
  const root = parseXml(text)
  const urls = childrenOf(root, 'url')
  const isList =
    root.name === 'urlset' &&
    root.attributes['xmlns'] === 'http://www.sitemaps.org/schemas/sitemap/0.9'
  const faults = urls.flatMap((url) => {
    const loc = textOf(url, 'loc') ?? ''
    const names = url.children.map(({ name }) => name)
    const rules: readonly (readonly [string, boolean])[] = [
      [
        'order',
        names.join() === parts.filter((each) => names.includes(each)).join(),
      ],
      [
        'loc',
        URL.canParse(loc) &&
          loc.length < 2048 &&
          encodeURI(decodeURI(loc)) === loc,
      ],
      ['lastmod', time.test(textOf(url, 'lastmod') ?? '2026')],
      ['changefreq', changes.test(textOf(url, 'changefreq') ?? 'never')],
      [
        'priority',
        /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(textOf(url, 'priority') ?? '1'),
      ],
    ]
    return rules.flatMap(([name, isRight]) =>
      isRight ? [] : [`${loc}: ${name}`],
    )
  })
  const isTwice = new Set(locationsOf(text)).size < urls.length
  return [
    ...(isList ? [] : ['no list of addresses']),
    ...(isTwice ? ['an address stands there twice'] : []),
    ...faults,
  ]
}

/** The addresses that a sitemap lists. */
export function locationsOf(text: string): string[] {
  return childrenOf(parseXml(text), 'url').map(
    (url) => textOf(url, 'loc') ?? '',
  )
}
