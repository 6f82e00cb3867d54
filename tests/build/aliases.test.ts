import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Build, build } from '../harness/build.ts'
import { readPages } from '../harness/file-tree.ts'
import { createSite, type SiteCopy } from '../harness/site-copy.ts'
import { lines } from '../harness/valid-site.ts'

/** Content and pages as teams wrote them for Docusaurus, below a base address. */
const files: Readonly<Record<string, string>> = {
  'gwdocs.config.ts': lines(
    "import { defineConfig } from 'gwdocs'",
    "export default defineConfig({ title: 'Site', tagline: 'Line', url: 'https://example.com', baseUrl: '/base/' })",
  ),
  'static/img/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/guide/_category_.json':
    '{"label":"Guide","link":{"type":"generated-index"}}',
  'docs/guide/one.mdx': lines(
    '---',
    'title: One',
    'description: First.',
    'level: 7',
    '---',
    "import useBaseUrl from '@docusaurus/useBaseUrl'",
    "import DocCardList from '@theme/DocCardList'",
    "import Head from '@docusaurus/Head'",
    "import Heading from '@theme/Heading'",
    "import ThemedImage from '@theme/ThemedImage'",
    "import TOCInline from '@theme/TOCInline'",
    "import Translate from '@docusaurus/Translate'",
    "import Part, { toc as partToc } from './_part.mdx'",
    "import { useCurrentSidebarCategory } from '@docusaurus/theme-common'",
    '',
    '<Head>',
    '  <title>Own title</title>',
    '  <meta name="description" content="Own words." />',
    '  <meta property="og:type" content="article" />',
    '</Head>',
    '',
    '## First',
    '',
    'Level {frontMatter.level}. <Translate>Some text</Translate>',
    '',
    '<img src={useBaseUrl("img/dot.svg")} alt="by base" />',
    '<img src={require("./dot.png").default} alt="by require" />',
    '',
    '<Part />',
    '',
    '<Heading as="h3" id="own">Own heading</Heading>',
    '',
    '<TOCInline toc={toc} />',
    '',
    '<TOCInline toc={partToc} />',
    '',
    '<ThemedImage sources={{ light: useBaseUrl("/img/dot.svg"), dark: "/img/dot.svg" }} alt="themed" />',
    '',
    '<DocCardList items={useCurrentSidebarCategory().items} />',
  ),
  'docs/guide/dot.png': 'not really a picture',
  'docs/guide/_part.mdx': '## From the part\n\nShared.\n',
  'docs/guide/two.mdx': lines(
    '---',
    'title: Two',
    '---',
    'export const shown = 2',
    '',
    '## {toc[0].value}',
    '',
    '## Plain',
    '',
    '{toc.length} headings, {frontMatter.title}, {shown}',
  ),
  'src/components/Button.js': lines(
    "import React from 'react'",
    "import Link from '@docusaurus/Link'",
    'export default function Button({ to }) {',
    '  return <Link to={to}>Start</Link>',
    '}',
  ),
  'src/pages/index.js': lines(
    "import React from 'react'",
    "import Head from '@docusaurus/Head'",
    "import Translate, { translate } from '@docusaurus/Translate'",
    "import useBaseUrl from '@docusaurus/useBaseUrl'",
    "import useDocusaurusContext from '@docusaurus/useDocusaurusContext'",
    "import BrowserOnly from '@docusaurus/BrowserOnly'",
    "import { useColorMode } from '@docusaurus/theme-common'",
    "import Heading from '@theme/Heading'",
    "import Layout from '@theme/Layout'",
    "import TabItem from '@theme/TabItem'",
    "import Tabs from '@theme/Tabs'",
    "import Button from '@site/src/components/Button'",
    '',
    'export default function Home() {',
    '  const { siteConfig } = useDocusaurusContext()',
    '  const { colorMode } = useColorMode()',
    '  return (',
    '    <Layout title="Home" description="The home page.">',
    '      <Head><meta name="author" content="Ann" /></Head>',
    '      <Heading as="h1">{siteConfig.title}</Heading>',
    '      <p>{siteConfig.tagline}, {colorMode}, {translate({ message: "Hi {name}" }, { name: "Bo" })}</p>',
    '      <Translate values={{ count: 3 }}>{"{count} things"}</Translate>',
    '      <img src={useBaseUrl("/img/dot.svg")} alt="by base" />',
    '      <img src={require("@site/docs/guide/dot.png").default} alt="by require" />',
    '      <Button to="/docs/guide/one" />',
    '      <Tabs><TabItem value="a" label="A">Tab text</TabItem></Tabs>',
    '      <BrowserOnly fallback={<i>Wait</i>}>{() => <b>{location.href}</b>}</BrowserOnly>',
    '    </Layout>',
    '  )',
    '}',
  ),
}

let site: SiteCopy
let result: Build
let pages: ReadonlyMap<string, string>

beforeAll(async () => {
  site = createSite(files)
  result = await build(site.dir)
  pages = readPages(`${site.dir}/build`)
})

afterAll(() => site.remove())

const page = (name: string) => load(pages.get(name) ?? '')

test('a site that uses the names of Docusaurus builds without a word', () => {
  expect(result.summary.diagnostics).toEqual([])
})

describe('in MDX', () => {
  test('a page that only uses them has no code of its own', () => {
    expect(result.summary.islands?.map(({ file }) => file)).toEqual([
      'src/pages/index.js',
    ])
  })

  test('Head sets title and description, once each, and adds the rest', () => {
    const $ = page('docs/guide/one/index.html')
    expect($('head > title').text()).toBe('Own title')
    expect($('meta[name=description]').attr('content')).toBe('Own words.')
    expect($('title, meta[name=description]')).toHaveLength(2)
    expect($('head > meta[property="og:type"]')).toHaveLength(1)
    expect($('main').text()).not.toContain('Own title')
  })

  test('addresses of static files and of files beside the page are resolved', () => {
    const $ = page('docs/guide/one/index.html')
    expect($('img[alt="by base"]').attr('src')).toBe('/base/img/dot.svg')
    expect($('img[alt="by require"]').attr('src')).toMatch(
      /^\/base\/assets\/.*\.png$/,
    )
  })

  test('an image with two sources is there for both colour modes', () => {
    const $ = page('docs/guide/one/index.html')
    const sources = $('img[alt=themed]')
      .toArray()
      .map((image) => [$(image).attr('class'), $(image).attr('src')])
    expect(sources).toEqual([
      ['gw-only-light', '/base/img/dot.svg'],
      ['gw-only-dark', '/base/img/dot.svg'],
    ])
  })

  test('front matter, texts and headings are shown', () => {
    const $ = page('docs/guide/one/index.html')
    expect($('main').text()).toContain('Level 7. Some text')
    expect($('h3#own').text()).toBe('Own heading')
  })

  test('TOCInline lists the headings of the page, or of the file that it is given', () => {
    const $ = page('docs/guide/one/index.html')
    const lists = $('.gw-toc-inline')
      .toArray()
      .map((list) =>
        $(list)
          .find('a')
          .toArray()
          .map((link) => `${$(link).attr('href')} ${$(link).text()}`),
      )
    expect(lists).toEqual([
      ['#first First', '#from-the-part From the part'],
      ['#from-the-part From the part'],
    ])
  })

  test('DocCardList shows what stands in the category of the page', () => {
    const $ = page('docs/guide/one/index.html')
    const cards = $('.gw-card')
      .toArray()
      .map((card) => [$(card).attr('href'), $(card).find('p').text()])
    expect(cards).toEqual([
      ['/base/docs/guide/one', 'First.'],
      ['/base/docs/guide/two', '{toc[0].value}'],
    ])
  })

  test('code of the page knows its headings and its front matter', () => {
    const $ = page('docs/guide/two/index.html')
    expect($('main').text()).toContain('2 headings, Two, 2')
  })
})

describe('in a React page', () => {
  test('Layout and Head fill the head', () => {
    const $ = page('index.html')
    expect($('head > title').text()).toBe('Home | Site')
    expect($('meta[name=description]').attr('content')).toBe('The home page.')
    expect($('meta[name=author]').attr('content')).toBe('Ann')
  })

  test('hooks and components give what they promise', () => {
    const $ = page('index.html')
    expect($('h1').text()).toBe('Site')
    expect($('main p').first().text()).toBe('Line, light, Hi Bo')
    expect($('main').text()).toContain('3 things')
    expect($('main').text()).toContain('Tab text')
    expect($('img[alt="by base"]').attr('src')).toBe('/base/img/dot.svg')
    expect($('img[alt="by require"]').attr('src')).toMatch(
      /^\/base\/assets\/.*\.png$/,
    )
    expect($('a:contains(Start)').attr('href')).toBe('/base/docs/guide/one')
  })

  test('what needs a browser waits for it', () => {
    expect(page('index.html')('main i').text()).toBe('Wait')
  })
})
