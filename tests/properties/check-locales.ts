import { expect } from 'vitest'
import { htmlTags } from '../harness/html-tags.ts'
import { hasClash } from './check-identity.ts'
import type { MadePage, MadeSite } from './made-site.ts'
import { isMarkdown } from './site-input.ts'

type Sites = readonly MadeSite[]

/** The content decides which pages there are, whatever is translated of it. */
export function checkSamePages([content, ...others]: Sites): void {
  if (!content || hasClash(content)) return
  const pathsOf = ({ routes }: MadeSite) => [...routes.byPath.keys()].sort()
  for (const each of others) expect(pathsOf(each)).toEqual(pathsOf(content))
}

/** Each page names the same page of every language and itself; these name it in turn. */
export function checkAlternates(sites: Sites): void {
  if (sites.some(hasClash)) return
  const pages = new Map(
    sites.flatMap((site) =>
      [...site.pages].map(([href, page]) => [site.config.url + href, page]),
    ),
  )
  for (const [url, page] of pages) {
    const named = languagesOf(page)
    expect(named).toHaveLength(sites.length > 1 ? sites.length + 1 : 0)
    if (named.length > 0) expect(named.map(([, href]) => href)).toContain(url)
    for (const [, href] of named) {
      const other = pages.get(href)
      expect(other, `${url} names ${href}`).toBeDefined()
      expect(other && languagesOf(other)).toEqual(named)
    }
  }
}

function languagesOf({ html }: MadePage): [string, string][] {
  return htmlTags(html).flatMap(({ name, attributes }) => {
    const { hreflang, href = '' } = attributes
    return name === 'link' && hreflang !== undefined ? [[hreflang, href]] : []
  })
}

/** A page is in its language; where its text is not translated, the text says in which it is. */
export function checkTextLanguage([content, ...others]: Sites): void {
  if (!content || hasClash(content)) return
  const source = content.config.locale
  for (const { pages, config, opened } of others) {
    const { htmlLang, direction } = config.locale
    for (const { route, html } of pages.values()) {
      const tags = htmlTags(html)
      expect(
        tags.find(({ name }) => name === 'html')?.attributes,
      ).toMatchObject({ lang: htmlLang, dir: direction })
      const article = tags.find(
        ({ attributes }) => attributes['data-gw-article'] !== undefined,
      )
      if (!article || !('filePath' in route)) continue
      const isSource =
        !opened.origins.has(route.filePath) && htmlLang !== 'en-GB'
      const lang = isSource ? source.htmlLang : undefined
      expect(article.attributes['lang'], route.filePath).toBe(lang)
    }
  }
}

/** What the language has a word for is called by it; the rest keeps the content's. */
export function checkLabels([content, ...others]: Sites): void {
  for (const { opened, config, routes } of others) {
    const { texts } = opened.labels
    expect(config.title).toBe(texts['Site'] ?? 'Site')
    for (const route of routes.byPath.values()) {
      const source = content?.routes.byPath.get(route.path)
      if (route.type !== 'category' || source?.type !== 'category') continue
      const { label } = source.category
      expect(route.category.label).toBe(texts[label] ?? label)
    }
  }
}

/** Every file of a language stands for one of the content, or is reported. */
export function checkOrphans(sites: Sites): void {
  for (const { opened, config, diagnostics } of sites) {
    const { folder } = config.locale
    const used = new Set(opened.origins.values())
    const lost = Object.keys(opened.all.files).filter(
      (path) =>
        path.startsWith(`${folder}/`) && isMarkdown(path) && !used.has(path),
    )
    const reported = diagnostics.filter(
      ({ code }) => code === 'translation-orphaned',
    )
    const isBeside = (path: string) =>
      !reported.some(({ place }) => place.file === path)
    // Of two translations of one page, the one at the path of its source counts.
    expect(lost.filter(isBeside).every((path) => /plugin/.test(path))).toBe(
      true,
    )
    expect(reported.every(({ place }) => lost.includes(place.file))).toBe(true)
  }
}
