import type { HeadModel, HeadTag } from '@gwdocs/core'
import { escapeHtml, escapeJson } from './escape-html.ts'
import { renderPolicy } from './render-policy.ts'

/** The head of a page. The boot script stands before anything that loads. */
export function renderHead(head: HeadModel, bootScript: string): string {
  const {
    title,
    description,
    canonical,
    keywords,
    image,
    noIndex,
    favicon,
    styleHrefs,
    alternates,
    lang,
  } = head
  return [
    '<meta charset="utf-8">',
    renderPolicy(head.contentSecurityPolicy),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    themeColor(head),
    `<script>${bootScript}</script>`,
    ...head.siteTags.filter(isStyleSheet).map(renderTag),
    ...styleHrefs.map(
      (href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`,
    ),
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', keywords?.join(', ')),
    noIndex ? '<meta name="robots" content="noindex, nofollow">' : '',
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    favicon === undefined
      ? ''
      : `<link rel="icon" href="${escapeHtml(favicon)}">`,
    link('apple-touch-icon', head.touchIconHref),
    link('manifest', head.manifestHref),
    ...alternates.map(
      ({ lang, href }) =>
        `<link rel="alternate" hreflang="${escapeHtml(lang)}" href="${escapeHtml(href)}">`,
    ),
    meta('property', 'og:locale', toOpenGraph(lang)),
    ...otherLanguages(head).map((each) =>
      meta('property', 'og:locale:alternate', toOpenGraph(each)),
    ),
    ...head.feeds.map(
      (feed) =>
        `<link rel="alternate" type="${feed.mimeType}" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.href)}">`,
    ),
    head.markdownHref === undefined
      ? ''
      : `<link rel="alternate" type="text/markdown" href="${escapeHtml(head.markdownHref)}">`,
    meta('property', 'og:type', head.article ? 'article' : 'website'),
    meta('property', 'og:site_name', head.siteTitle),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    ...imageTags(image),
    ...articleTags(head.article),
    meta('name', 'generator', 'gwdocs'),
    ...head.siteTags.filter((tag) => !isStyleSheet(tag)).map(renderTag),
    // A data block: no policy has to allow it.
    ...head.structuredData.map(
      (data) =>
        `<script type="application/ld+json">${escapeJson(data)}</script>`,
    ),
  ].join('')
}

/** Those of the config come before the theme's own, whose rules lie in layers anyway. */
function isStyleSheet({ attributes }: HeadTag): boolean {
  return /\bstylesheet\b/.test(attributes['rel'] ?? '')
}

function renderTag({ tagName, attributes, text = '' }: HeadTag): string {
  const all = Object.entries(attributes)
    .map(([name, value]) =>
      value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
    )
    .join('')
  if (tagName !== 'script') return `<${tagName}${all}>`
  // What would end the element stands in JSON as an escape of the same meaning.
  return `<script${all}>${text.replace(/</g, '\\u003c')}</script>`
}

function link(rel: string, href: string | undefined): string {
  return href === undefined
    ? ''
    : `<link rel="${rel}" href="${escapeHtml(href)}">`
}

/** Stands before the boot script, which shows the colour of the mode in it. */
function themeColor({ themeColors: { light, dark } }: HeadModel): string {
  const [ofLight, ofDark] = [escapeHtml(light), escapeHtml(dark)]
  return `<meta name="theme-color" content="${ofLight}" data-gw-light="${ofLight}" data-gw-dark="${ofDark}">`
}

function otherLanguages({ alternates, lang }: HeadModel): string[] {
  return alternates
    .map((each) => each.lang)
    .filter((each) => each !== lang && each !== 'x-default')
}

/** `zh-Hans` → `zh_Hans`. */
function toOpenGraph(lang: string): string {
  return lang.replaceAll('-', '_')
}

/**
 * The picture of a page; services that know no other tags have one for how large it is shown.
 *
 * @see https://ogp.me/#structured
 */
function imageTags(image: HeadModel['image']): string[] {
  if (!image) return [meta('name', 'twitter:card', 'summary')]
  const { url, width, height, alt } = image
  return [
    meta('property', 'og:image', url),
    meta('property', 'og:image:width', width?.toString()),
    meta('property', 'og:image:height', height?.toString()),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** @see https://ogp.me/#type_article */
function articleTags(article: HeadModel['article']): string[] {
  if (!article) return []
  return [
    meta('property', 'article:published_time', article.publishedTime),
    meta('property', 'article:modified_time', article.modifiedTime),
    meta('property', 'article:section', article.section),
    ...article.authors.map((url) => meta('property', 'article:author', url)),
    ...article.tags.map((tag) => meta('property', 'article:tag', tag)),
  ]
}

function meta(
  attribute: 'name' | 'property',
  key: string,
  content: string | undefined,
): string {
  if (content === undefined) return ''
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`
}
