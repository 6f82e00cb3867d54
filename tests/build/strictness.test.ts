import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build, type Build } from '../harness/build.ts'
import { freshFolder, listTree, readPages } from '../harness/file-tree.ts'
import { machineFaults } from '../harness/machine-data.ts'
import { locationsOf, sitemapFaults } from '../harness/sitemap-faults.ts'
import { type HtmlTag, htmlTags } from '../harness/html-tags.ts'
import { createSite, fixture, repository } from '../harness/site-copy.ts'
import { validateHtml } from '../harness/validate-html.ts'

/** Rules of HTML that its author breaks on purpose: what is written as HTML stays so. */
const nasty = ['deprecated', 'element-permitted-content', 'close-order']

/** A control that is no button: presses of any are held until the page lives. */
const handmade = ['prefer-native-element']

describe.each<[string, string, readonly string[]]>([
  ['the site', join(repository, 'site'), []],
  ['a site with nasty Markdown', fixture('nasty-markdown'), nasty],
  ['a site with rich Markdown', fixture('rich-markdown'), []],
  ['a site with every state', fixture('reader-states'), handmade],
  ['a site with every item', fixture('navbar-items'), []],
  ['a site in two languages', fixture('two-locales'), []],
])('every page of %s', (_name, siteDir, broken) => {
  const outDir = freshFolder()
  let result: Build
  let pages: [string, string, HtmlTag[]][]

  beforeAll(async () => {
    result = await build(siteDir, ['--out-dir', outDir])
    pages = [...readPages(outDir)].map(([path, html]) => [
      path,
      html,
      htmlTags(html),
    ])
  })

  afterAll(() => rmSync(dirname(outDir), { recursive: true, force: true }))

  /** Pages and what was found on them; equal to [] where nothing was. */
  function findTags(isBad: (tag: HtmlTag) => boolean): string[] {
    return pages.flatMap(([path, , tags]) =>
      tags.filter(isBad).map((tag) => `${path}: ${JSON.stringify(tag)}`),
    )
  }

  test('is built', () => {
    expect(result.summary.diagnostics).toEqual([])
    expect(pages.length).toBeGreaterThan(3)
  })

  test('has no style attribute', () => {
    expect(findTags(({ attributes }) => 'style' in attributes)).toEqual([])
  })

  test('has no attribute that handles an event', () => {
    const isHandler = (name: string) => /^on/.test(name)
    expect(
      findTags(({ attributes }) => Object.keys(attributes).some(isHandler)),
    ).toEqual([])
  })

  test('has no address that is a script', () => {
    const isScript = (value: string) => /^\s*javascript:/i.test(value)
    expect(
      findTags(({ attributes }) => Object.values(attributes).some(isScript)),
    ).toEqual([])
  })

  test('has one inline script, the same on all pages, and data besides', () => {
    const isRedirect = (html: string) => html.includes('http-equiv="refresh"')
    const whole = pages.filter(([, html]) => !isRedirect(html))
    const inline = whole.map(([path, , tags]) => {
      const scripts = tags.filter(
        ({ name, attributes }) => name === 'script' && !attributes['src'],
      )
      const boot = scripts.filter(({ attributes }) => !attributes['type'])
      const others = scripts.filter(({ attributes }) => attributes['type'])
      expect(boot, path).toHaveLength(1)
      for (const { attributes } of others)
        expect(attributes['type'], path).toMatch(/^application\/(?:ld\+)?json$/)
      return boot[0]?.text
    })
    expect(new Set(inline).size).toBe(1)
    expect(inline[0]).not.toBe('')
  })

  test('names the policy before anything that it loads', () => {
    const policies = pages.map(([path, , tags]) => {
      const isPolicy = ({ attributes }: HtmlTag) =>
        attributes['http-equiv'] === 'content-security-policy'
      const first = tags.findIndex(({ name }) => /^(?:script|link)$/.test(name))
      const index = tags.findIndex(isPolicy)
      expect(index, path).toBeGreaterThan(0)
      expect(index, path).toBeLessThan(first)
      return tags[index]?.attributes['content']
    })
    // A document in which only diagrams are drawn may do less.
    const ofPages = policies.filter(
      (_, index) => !pages[index]?.[0].startsWith('assets/'),
    )
    expect(new Set(ofPages).size).toBe(1)
  })

  test('loads nothing from another site', () => {
    const isNamed = ({ name, attributes }: HtmlTag) =>
      name !== 'link' || !/canonical|alternate/.test(attributes['rel'] ?? '')
    const isForeign = ({ name, attributes }: HtmlTag) =>
      [attributes['src'], attributes['srcset'], attributes['poster']].some(
        (each) => /(?:^|[\s,])(?:https?:)?\/\//.test(each ?? ''),
      ) ||
      (name === 'link' && /^(?:https?:)?\/\//.test(attributes['href'] ?? ''))
    expect(findTags((tag) => isNamed(tag) && isForeign(tag))).toEqual([])
    const sheets = listTree(outDir).filter((path) => path.endsWith('.css'))
    for (const path of sheets)
      expect(readFileSync(join(outDir, path), 'utf8'), path).not.toMatch(
        /(?:url\(|@import)\s*["']?(?:https?:)?\/\//,
      )
  })

  test('is valid HTML', async () => {
    const rules = new Set<string>()
    for (const [path, html] of pages) {
      for (const { rule, text } of await validateHtml(html)) {
        rules.add(rule)
        expect(broken, `${path}:${text}`).toContain(rule)
      }
    }
    expect([...rules].sort()).toEqual([...broken].sort())
  })

  test('tells sharing services and search engines what they ask for', () => {
    const faults = pages.flatMap(([path, html]) =>
      machineFaults(html).map((fault) => `${path}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('stands in the sitemap under the address that it gives itself, or says that it does not', () => {
    const read = (name: string) => readFileSync(join(outDir, name), 'utf8')
    const sitemaps = listTree(outDir)
      .filter((path) => /(?:^|\/)sitemap\.xml$/.test(path))
      .map(read)
    expect(sitemaps.flatMap(sitemapFaults)).toEqual([])
    const own = pages.flatMap(([, html]) => {
      const isIndexed = !/<meta name="robots" content="noindex/.test(html)
      const [, url] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
      return isIndexed && html.includes('id="gw-page-data"') ? [url] : []
    })
    expect(sitemaps.flatMap(locationsOf).sort()).toEqual(own.sort())
    const name = /^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m
    if (listTree(outDir).includes('robots.txt'))
      expect(read('robots.txt')).toMatch(name)
  })

  test('has a doctype, a language, a title and one heading of the first level', () => {
    for (const [path, html, tags] of pages) {
      expect(html, path).toMatch(/^<!doctype html>/i)
      expect(
        tags.find(({ name }) => name === 'html')?.attributes['lang'],
        path,
      ).toMatch(/^[a-z]{2,3}(?:-\w+)*$/)
      expect(html, path).toMatch(/<title>[^<]+<\/title>/)
      expect(
        tags.filter(({ name }) => name === 'h1'),
        path,
      ).toHaveLength(1)
    }
  })
})

test('styles of content become classes of a style sheet', async () => {
  const outDir = freshFolder()
  await build(fixture('nasty-markdown'), ['--out-dir', outDir])
  const html = readPages(outDir).get('docs/html/index.html') ?? ''
  const boxed = htmlTags(html).find(
    ({ attributes }) => attributes['id'] === 'boxed',
  )
  const name = boxed?.attributes['class']?.split(' ')[0] ?? 'none'
  const styles = listTree(outDir)
    .filter((path) => path.endsWith('.css'))
    .map((path) => readFileSync(join(outDir, path), 'utf8'))
  expect(styles.join('\n')).toMatch(
    new RegExp(`\\.${name}[^{]*\\{[^}]*border:\\s*1px solid red`),
  )
  rmSync(dirname(outDir), { recursive: true, force: true })
})

test.each([
  [
    'an event handler',
    '# Page\n\n<button onclick="go()">Go</button>\n',
    'html-event-handler',
  ],
  [
    'an inline script',
    '# Page\n\n<script>alert(1)</script>\n',
    'html-inline-script',
  ],
  [
    'an address that is a script',
    '# Page\n\n[Go](javascript:alert(1))\n',
    'html-script-address',
  ],
])('%s in content is an error at its line', async (_name, text, code) => {
  const site = createSite({
    'gwdocs.config.ts':
      "export default { title: 'Strict', url: 'https://example.com' }\n",
    'docs/page.md': text,
  })
  const { code: exitCode, summary } = await build(site.dir)
  expect(exitCode).toBe(1)
  expect(summary.diagnostics).toEqual([
    expect.objectContaining({ code, file: 'docs/page.md', line: 3, column: 1 }),
  ])
  site.remove()
})
