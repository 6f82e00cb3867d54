import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { load } from 'cheerio'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { build } from '../harness/build.ts'
import { buildSite } from '../harness/built-site.ts'
import { freshFolder, readPages } from '../harness/file-tree.ts'
import { serve } from '../harness/gwdocs.ts'
import { copySite, fixture, repository } from '../harness/site-copy.ts'
import { configWith, lines } from '../harness/valid-site.ts'
import { type Runtime, withRuntime } from '../harness/with-runtime.ts'

const folders: string[] = []

afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true })
})

async function pagesWith(
  runtime: Runtime,
  siteDir: string,
): Promise<Record<string, string>> {
  const copy = copySite(siteDir)
  const outDir = freshFolder()
  folders.push(copy.dir, dirname(outDir))
  withRuntime(copy, runtime)
  const { code } = await build(copy.dir, ['--out-dir', outDir])
  expect(code).toBe(0)
  const pages = [...readPages(outDir)]
  return Object.fromEntries(pages.map(([path, html]) => [path, plain(html)]))
}

/** A page without what only one runtime writes, and without the names of bundles. */
function plain(html: string): string {
  const $ = load(html.replaceAll('<!-- -->', ''))
  // React asks for the first pictures twice.
  $('link[rel="preload"][as="image"]').remove()
  $('*').each((_, element) => {
    if (!('attribs' in element)) return
    element.attribs = Object.fromEntries(Object.entries(element.attribs).sort())
  })
  return $.html()
    .replace(/(\/assets\/(?:client|page-\d+)-)[\w-]+/g, '$1')
    .replace(/"buildId":"[\w-]+"/, '')
}

test.each([
  ['the site', `${repository}/site`],
  ['many kinds of Markdown', fixture('rich-markdown')],
  ['pages with code of their own', fixture('own-components')],
  ['states of pages', fixture('reader-states')],
  ['locales', fixture('two-locales')],
  ['HTML of authors', fixture('nasty-markdown')],
])('pages are the same with React and Preact: %s', async (_, siteDir) => {
  const withReact = await pagesWith('react', siteDir)
  expect(Object.keys(withReact).length).toBeGreaterThan(2)
  expect(await pagesWith('preact', siteDir)).toEqual(withReact)
})

test('a server that is ended leaves nothing behind', async () => {
  const copy = copySite(fixture('two-linked-docs'))
  const scratch = mkdtempSync(join(tmpdir(), 'gwdocs-test-'))
  folders.push(copy.dir, scratch)
  withRuntime(copy, 'preact')
  vi.stubEnv('TMPDIR', scratch)
  const { url, stop } = await serve(copy.dir, ['--watch'])
  vi.unstubAllEnvs()
  // It listens before it has built anything.
  await (await fetch(url)).text()
  expect(readdirSync(scratch)).toHaveLength(1)
  await stop()
  expect(readdirSync(scratch)).toEqual([])
})

describe('packages of a site', () => {
  const files = {
    'node_modules/kit/package.json': JSON.stringify({
      name: 'kit',
      version: '1.0.0',
      main: './index.js',
      peerDependencies: { react: '*' },
    }),
    'node_modules/kit/index.js': lines(
      "const React = require('react')",
      'exports.Card = function Card({ name }) {',
      '  const [text] = React.useState(name)',
      "  return React.createElement('b', { id: React.useId() }, text)",
      '}',
    ),
    'node_modules/kit/dates.js': lines(
      "const { format } = require('util')",
      "const { createElement } = require('react')",
      "exports.Day = ({ n }) => createElement('i', null, format('day %d', n))",
    ),
    'docs/day.mdx': lines(
      '---',
      'hydrate: false',
      '---',
      '',
      "import { Day } from 'kit/dates.js'",
      '',
      '# Day',
      '',
      '<Day n={7} />',
    ),
    'src/Badge.tsx': lines(
      "import { Card } from 'kit'",
      'export default function Badge() { return <Card name="navbar" /> }',
    ),
    'src/pages/cards.tsx': lines(
      "import { Card } from 'kit'",
      'export default function Cards() {',
      '  return <h1><Card name="page" /><Card name="again" /></h1>',
      '}',
    ),
  }
  const navbar =
    "  theme: { navbar: { items: [{ type: 'component', component: './src/Badge.tsx' }] } },"

  test.each(['react', 'preact'] as const)(
    'share %s with the theme, and ids differ in every root',
    async (runtime) => {
      const config = configWith(`  client: { runtime: '${runtime}' },`, navbar)
      const site = await buildSite({ ...files, 'gwdocs.config.ts': config })
      expect(site.diagnostics).toEqual([])
      const cards = site.page('/cards')('header b, main b')
      const texts = cards
        .toArray()
        .map((each) => site.page('/cards')(each).text())
      expect(texts).toEqual(['navbar', 'page', 'again'])
      expect(site.page('/docs/day')('main i').text()).toBe('day 7')
      const ids = cards.toArray().map(({ attribs }) => attribs['id'])
      expect(new Set(ids).size).toBe(3)
      site.remove()
    },
  )
})
