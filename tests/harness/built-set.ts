import type { CheerioAPI } from 'cheerio'
import { type BuiltSite, textsOf } from './built-site.ts'

/** The pages below one address of a built site: the address is left out of all paths. */
export type BuiltSet = {
  /** Where the pages are, sorted, decoded; a trailing slash as their authors left it. */
  readonly addresses: readonly string[]
  readonly page: (address: string) => BuiltPage
}

/** What a person finds on a page. */
export type BuiltPage = {
  readonly $: CheerioAPI
  /** What the browser's tab says. */
  readonly title: string
  readonly headings: readonly string[]
  readonly description: string | undefined
  /** The sidebar: `A, Guide [B, C]`; an open category is `Guide [+B]`. */
  readonly sidebar: string
  /** Where its links lead, by label. */
  readonly sidebarLinks: Readonly<Record<string, string>>
  /** `label → address` of the pages before and after. */
  readonly previous: string | undefined
  readonly next: string | undefined
  /** `label → address`, or the label alone. */
  readonly breadcrumbs: readonly string[]
  /** `label → address` of the set's items in the navbar, those of menus among them. */
  readonly navbar: readonly string[]
  /** The texts of the table of contents. */
  readonly toc: readonly string[]
  /** Where a link leads whose text this is. */
  readonly linkTo: (text: string) => string | undefined
  /** The text of the main area. */
  readonly text: string
  /** Search engines may list it. */
  readonly isIndexed: boolean
}

export function builtSet(site: BuiltSite, base: string): BuiltSet {
  const inner = (href: string) => innerPath(href, base)
  const all = site.addresses.filter((each) => `${each}/`.startsWith(`${base}/`))
  const canonicals = all.map((each) =>
    inner(site.page(each)('link[rel=canonical]').attr('href') ?? ''),
  )
  return {
    addresses: canonicals.sort(),
    page: (address) => {
      const path = `${base}${address}`.replace(/\/$/, '')
      return readPage(site.page(path === '' ? '/' : path), base)
    },
  }
}

function innerPath(href: string, base: string): string {
  const path = decodeURIComponent(href).replace('https://example.com', '')
  return path.startsWith(base) ? path.slice(base.length) || '/' : path
}

type Inner = (href: string) => string

function readPage($: CheerioAPI, base: string): BuiltPage {
  const inner = (href: string) => innerPath(href, base)
  const sidebar = $('nav[aria-label="Docs sidebar"] > ul')
  const links = sidebar.find('a').toArray()
  return {
    $,
    title: $('title')
      .text()
      .replace(/ \| Rules$/, ''),
    headings: textsOf($, 'main h1'),
    description: $('meta[name=description]').attr('content'),
    sidebar: outline($, sidebar),
    sidebarLinks: Object.fromEntries(
      links.map((each) => [
        $(each).text().trim(),
        inner(each.attribs['href'] ?? ''),
      ]),
    ),
    previous: pagerLink($, 'prev', inner),
    next: pagerLink($, 'next', inner),
    breadcrumbs: crumbsOf($, inner),
    navbar: navbarOf($, base.slice(1), inner),
    toc: textsOf($, 'nav[aria-labelledby="gw-toc-title"] a'),
    linkTo: (text) => {
      const link = $('main a')
        .toArray()
        .find((each) => $(each).text().trim() === text)
      return link && inner(link.attribs['href'] ?? '')
    },
    text: $('main').text().replace(/\s+/g, ' ').trim(),
    isIndexed: $('meta[name=robots]').length === 0,
  }
}

type Selection = ReturnType<CheerioAPI>

function outline($: CheerioAPI, list: Selection): string {
  return list
    .children('li')
    .toArray()
    .map((item) => {
      const inner = $(item).children('ul')
      if (inner.length === 0) return $(item).text().trim()
      const label = $(item).children('div').find('a, span').first().text()
      const mark = inner.attr('hidden') === undefined ? '+' : ''
      return `${label.trim()} [${mark}${outline($, inner)}]`
    })
    .join(', ')
}

function pagerLink(
  $: CheerioAPI,
  rel: string,
  inner: Inner,
): string | undefined {
  const link = $(`nav[aria-label="Docs pages"] a[rel=${rel}]`)
  if (link.length === 0) return undefined
  const label = link.children('span').last().text().trim()
  return `${label} → ${inner(link.attr('href') ?? '')}`
}

function crumbsOf($: CheerioAPI, inner: Inner): string[] {
  return $('nav[aria-label="Breadcrumbs"] li')
    .toArray()
    .map((item) => {
      const href = $(item).find('a').attr('href')
      const home = $(item).find('a').attr('aria-label') ?? ''
      const label = $(item).text().trim() || home
      return href === undefined ? label : `${label} → ${inner(href)}`
    })
}

function navbarOf($: CheerioAPI, name: string, inner: Inner): string[] {
  const items = $('header nav').find(`.${name}`)
  return items
    .add(items.filter('button').parent().find('ul a'))
    .filter('a')
    .toArray()
    .map(
      (each) =>
        `${$(each).text().trim()} → ${inner(each.attribs['href'] ?? '')}`,
    )
}
