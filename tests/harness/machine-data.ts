import { load, type CheerioAPI } from 'cheerio'

type Data = Readonly<Record<string, unknown>>

const absolute = /^https?:\/\/[^/]+\/\S*$/
const time = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z)?$/
const tag = /^[a-z]{2,3}(?:-\w+)*$/

/**
 * What sharing services and search engines would miss on a page, or not understand; empty
 * where all is well. Redirects and documents that are no pages of their own are no business
 * of this.
 *
 * @see https://ogp.me
 * @see Google Search Central, structured data: article, breadcrumb, site name
 */
export function machineFaults(html: string): string[] {
  const $ = load(html)
  const isPage = $('#gw-page-data').length === 1
  return isPage ? [...openGraphFaults($), ...structuredFaults($)] : []
}

function openGraphFaults($: CheerioAPI): string[] {
  const contents = (key: string) =>
    $(`head > meta[property="${key}"], head > meta[name="${key}"]`)
      .toArray()
      .map((each) => each.attribs['content'] ?? '')
  const canonical = $('link[rel=canonical]').attr('href')
  const isNoPage = /\/404$/.test(canonical ?? '')
  const once: Readonly<Record<string, RegExp>> = {
    'og:title': /\S/,
    'og:type': /^(?:website|article)$/,
    'og:url': absolute,
    'og:site_name': /\S/,
    'og:locale': /^[a-z]{2,3}(?:_\w+)*$/,
    'twitter:card': /^summary(?:_large_image)?$/,
    'theme-color': /^#[\da-f]{6}$/,
  }
  const faults = Object.entries(once).flatMap(([key, pattern]) => {
    const [value = '', ...more] = contents(key)
    return pattern.test(value) && more.length === 0 ? [] : [`${key}: ${value}`]
  })
  if (contents('og:url')[0] !== canonical) faults.push('og:url: not canonical')
  if (isNoPage && !contents('robots')[0]?.includes('noindex'))
    faults.push('robots: the page for no address is indexed')
  return [...faults, ...imageFaults(contents)]
}

function imageFaults(contents: (key: string) => string[]): string[] {
  const images = contents('og:image')
  const [card] = contents('twitter:card')
  if (images.length === 0)
    return card === 'summary' ? [] : ['twitter:card: large, without an image']
  const [width, height] = [
    contents('og:image:width'),
    contents('og:image:height'),
  ]
  return [
    ...images.flatMap((url) =>
      absolute.test(url) ? [] : [`og:image: ${url}`],
    ),
    ...(contents('og:image:alt').length === images.length
      ? []
      : ['og:image:alt']),
    ...(width.length === height.length ? [] : ['og:image: half a size']),
    ...(card === 'summary_large_image' ? [] : [`twitter:card: ${card}`]),
  ]
}

function structuredFaults($: CheerioAPI): string[] {
  const canonical = $('link[rel=canonical]').attr('href')
  return structuredData($).flatMap((data) => {
    const type = String(data['@type'])
    const rules = rulesOf[type]
    if (data['@context'] !== 'https://schema.org') return [`${type}: context`]
    if (!rules) return [`${type}: not known to search engines`]
    const missing = Object.entries(rules)
      .filter(([key, isRight]) => !isRight(data[key], canonical))
      .map(([key]) => `${type}.${key}: ${JSON.stringify(data[key])}`)
    return [...missing, ...optionalFaults(type, data)]
  })
}

/** All that a page tells search engines as JSON-LD. */
export function structuredData($: CheerioAPI): Data[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((each) => JSON.parse($(each).text()) as Data)
}

type Rule = (value: unknown, canonical: string | undefined) => boolean

const isText: Rule = (value) => typeof value === 'string' && /\S/.test(value)
const isOwn: Rule = (value, canonical) => value === canonical
const isUrl: Rule = (value) => absolute.test(String(value))
const isTag: Rule = (value) => tag.test(String(value))
const hasName: Rule = (value) =>
  [value]
    .flat()
    .every((each) => isText((each as Data | undefined)?.['name'], undefined))

const article = {
  headline: isText,
  url: isOwn,
  mainEntityOfPage: isOwn,
  inLanguage: isTag,
  publisher: hasName,
} as const

/** What search engines require, or show. */
const rulesOf: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  BreadcrumbList: { itemListElement: isTrail },
  TechArticle: { ...article, author: hasName },
  BlogPosting: {
    ...article,
    datePublished: (value) => time.test(String(value)),
  },
  Blog: { name: isText, url: isUrl, blogPost: Array.isArray },
  WebSite: {
    name: isText,
    url: isOwn,
    inLanguage: isTag,
    potentialAction: isSearch,
  },
}

function isTrail(value: unknown): boolean {
  const steps = value as readonly Data[]
  return (
    steps.length > 0 &&
    steps.every(
      ({ '@type': type, position, name, item }, index) =>
        type === 'ListItem' &&
        position === index + 1 &&
        isText(name, undefined) &&
        isUrl(item, undefined),
    )
  )
}

/** Absent where the site has no search. */
function isSearch(value: unknown, home: string | undefined): boolean {
  if (value === undefined) return true
  const { target, 'query-input': input } = value as Data
  const { urlTemplate } = target as Data
  return (
    urlTemplate === `${home}?q={search_term_string}` &&
    input === 'required name=search_term_string'
  )
}

function optionalFaults(type: string, data: Data): string[] {
  const rules: Readonly<Record<string, Rule>> = {
    image: isUrl,
    datePublished: (value) => time.test(String(value)),
    dateModified: (value) => time.test(String(value)),
    author: hasName,
  }
  return Object.entries(rules)
    .filter(([key, isRight]) => key in data && !isRight(data[key], undefined))
    .map(([key]) => `${type}.${key}: ${JSON.stringify(data[key])}`)
}
