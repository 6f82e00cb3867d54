import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from '../harness/build.ts'
import { readPages } from '../harness/file-tree.ts'
import { createSite, type SiteCopy } from '../harness/site-copy.ts'
import { configWith, lines } from '../harness/valid-site.ts'
import {
  childrenOf,
  parseXml,
  textOf,
  type XmlElement,
} from '../harness/xml.ts'

const origin = 'https://example.com'
const blogUrl = `${origin}/base/blog`

/** What is hard to say in XML: markup, ends of CDATA, a control character. */
const hardTitle = 'a < b && "c" ]]> d ]]> e'

function post(fields: readonly string[], ...body: readonly string[]): string {
  return lines('---', ...fields, '---', '', ...body)
}

const files = {
  'gwdocs.config.ts': configWith(
    "  baseUrl: '/base/',",
    '  blog: {',
    "    title: 'News',",
    "    description: 'What is new & <what> is not',",
    "    feed: { limit: 3, copyright: '© Ada' },",
    '  },',
  ),
  'docs/intro.md': lines(
    '# Intro',
    '',
    'Subscribe to the [feed](/blog/rss.xml).',
  ),
  'static/img/logo.png': 'not really a picture',
  'blog/authors.yml': lines(
    'ada:',
    '  name: Ada & Co',
    '  email: ada@example.com',
    '  page: true',
    'bob:',
    '  name: Bob',
    '  url: https://bob.example/?a=1&b=2',
  ),
  'blog/2026-03-03-hard.md': post(
    [
      `title: '${hardTitle}'`,
      'authors: [ada, bob]',
      'tags: [\'C<T> & "x"\', Go]',
      'description: Markup < text & more',
    ],
    'A control\u0008 character, and [a link](./2026-02-02-plain.mdx#part).',
    '',
    '<!-- truncate -->',
    '',
    '## Part {#here}',
    '',
    ':::tip',
    '',
    'Well done.',
    '',
    ':::',
    '',
    '<img src="/base/img/logo.png" srcset="/base/img/logo.png 1x, /base/img/logo.png 2x" alt="Logo">',
    '',
    '```bash',
    '[[ a ]]>b && [[ c ]]>d',
    '```',
  ),
  'blog/2026-02-02-plain.mdx': post(
    ['title: Plain'],
    "import Counter from '@site/src/Counter'",
    '',
    'Text.',
    '',
    '{/* truncate */}',
    '',
    '## Part',
    '',
    '<Counter />',
  ),
  'src/Counter.tsx': lines(
    "import { useState } from 'react'",
    'export default function Counter() {',
    '  const [count, setCount] = useState(0)',
    '  return <p>Count {count} <button onClick={() => setCount(count + 1)}>more</button></p>',
    '}',
  ),
  'blog/2026-01-01-third.md': post(
    ['title: Third'],
    'x',
    '',
    '<!-- truncate -->',
  ),
  'blog/2025-12-31-fourth.md': post(
    ['title: Fourth'],
    'x',
    '',
    '<!-- truncate -->',
  ),
  'blog/2026-04-04-unlisted.md': post(
    ['title: Unlisted', 'unlisted: true'],
    '<!-- truncate -->',
  ),
  'blog/2026-04-05-draft.md': post(['title: Draft', 'draft: true'], 'x'),
}

let site: SiteCopy
let pages: ReadonlyMap<string, string>
const read = (path: string) =>
  readFileSync(join(site.dir, 'build', path), 'utf8')

beforeAll(async () => {
  site = createSite(files)
  const { summary } = await build(site.dir)
  expect(summary.diagnostics).toEqual([])
  pages = readPages(join(site.dir, 'build'))
})

afterAll(() => site.remove())

const expectedUrls = [
  `${blogUrl}/2026/03/03/hard`,
  `${blogUrl}/2026/02/02/plain`,
  `${blogUrl}/2026/01/01/third`,
]

// RFC 822 with a year of four digits, as RSS 2.0 has it.
const rfc822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** What a reader's program shows of a post: every address in it must work there. */
function expectPortable(html: string | undefined) {
  const $ = load(html ?? '')
  const addresses = $('[href], [src], [srcset]')
    .toArray()
    .flatMap((each) => {
      const { href, src, srcset = '' } = each.attribs
      const set = srcset.split(', ').map((one) => one.split(' ')[0])
      return [href, src, ...set].filter((one) => one)
    })
  expect(addresses.filter((one) => !/^https:\/\//.test(one ?? ''))).toEqual([])
  expect($('button, script, svg, [class], [style]').length).toBe(0)
  return $
}

describe('RSS', () => {
  let channel: XmlElement
  beforeAll(() => {
    const root = parseXml(read('blog/rss.xml'))
    expect([root.name, root.attributes['version']]).toEqual(['rss', '2.0'])
    channel = root.children[0] as XmlElement
  })

  test('says what the blog is, and when it changed last', () => {
    expect(textOf(channel, 'title')).toBe('Valid News')
    expect(textOf(channel, 'link')).toBe(blogUrl)
    expect(textOf(channel, 'description')).toBe('What is new & <what> is not')
    expect(textOf(channel, 'language')).toBe('en')
    expect(textOf(channel, 'copyright')).toBe('© Ada')
    expect(textOf(channel, 'lastBuildDate')).toBe(
      'Tue, 03 Mar 2026 00:00:00 GMT',
    )
    expect(childrenOf(channel, 'atom:link')[0]?.attributes).toMatchObject({
      href: `${blogUrl}/rss.xml`,
      rel: 'self',
    })
  })

  test('holds the newest listed posts, each with an address, an id and a date', () => {
    const items = childrenOf(channel, 'item')
    expect(items.map((item) => textOf(item, 'link'))).toEqual(expectedUrls)
    expect(items.map((item) => textOf(item, 'guid'))).toEqual(expectedUrls)
    for (const item of items) expect(textOf(item, 'pubDate')).toMatch(rfc822)
  })

  test('says what is hard to say in XML', () => {
    const [item] = childrenOf(channel, 'item') as [XmlElement]
    expect(textOf(item, 'title')).toContain('a < b && "c"')
    expect(load(textOf(item, 'description') ?? '').text()).toBe(
      'Markup < text & more',
    )
    expect(childrenOf(item, 'dc:creator').map(({ text }) => text)).toEqual([
      'Ada & Co',
      'Bob',
    ])
    expect(childrenOf(item, 'category').map(({ text }) => text)).toEqual([
      'C<T> & "x"',
      'Go',
    ])
    const $ = expectPortable(textOf(item, 'content:encoded'))
    expect($('pre').text()).toBe('[[ a ]]>b && [[ c ]]>d')
    expect($('p').first().text()).toContain('A control character')
    expect($('a').first().attr('href')).toBe(`${blogUrl}/2026/02/02/plain#part`)
    expect($('h2').text()).toBe('Part')
    expect($('blockquote').text().trim()).toContain('Well done.')
  })

  test('holds what a component shows, without what only a script could do', () => {
    const item = childrenOf(channel, 'item')[1] as XmlElement
    const $ = expectPortable(textOf(item, 'content:encoded'))
    expect($('body').text()).toContain('Count 0')
  })
})

describe('Atom', () => {
  let feed: XmlElement
  beforeAll(() => {
    feed = parseXml(read('blog/atom.xml'))
  })

  test('has what RFC 4287 asks of a feed', () => {
    expect([feed.name, feed.attributes['xmlns']]).toEqual([
      'feed',
      'http://www.w3.org/2005/Atom',
    ])
    expect(textOf(feed, 'id')).toBe(blogUrl)
    expect(textOf(feed, 'title')).toBe('Valid News')
    expect(textOf(feed, 'updated')).toBe('2026-03-03T00:00:00.000Z')
    const links = childrenOf(feed, 'link').map(({ attributes }) => attributes)
    expect(links).toContainEqual({ rel: 'self', href: `${blogUrl}/atom.xml` })
    expect(links).toContainEqual({ rel: 'alternate', href: blogUrl })
  })

  test('has what RFC 4287 asks of an entry', () => {
    const entries = childrenOf(feed, 'entry')
    expect(entries.map((entry) => textOf(entry, 'id'))).toEqual(expectedUrls)
    const own = childrenOf(feed, 'author')
    for (const entry of entries) {
      expect(textOf(entry, 'updated')).toMatch(rfc3339)
      expect(textOf(entry, 'published')).toMatch(rfc3339)
      const authors = [...childrenOf(entry, 'author'), ...own]
      expect(textOf(authors[0] as XmlElement, 'name')).not.toBe('')
      expectPortable(textOf(entry, 'content'))
    }
  })

  test('says what is hard to say in XML', () => {
    const [entry] = childrenOf(feed, 'entry') as [XmlElement]
    // The title is marked as HTML: read as such it is what its author wrote.
    expect(load(textOf(entry, 'title') ?? '').text()).toBe(hardTitle)
    const [ada, bob] = childrenOf(entry, 'author') as [XmlElement, XmlElement]
    expect(textOf(ada, 'uri')).toBe(`${blogUrl}/authors/ada`)
    expect(textOf(ada, 'email')).toBe('ada@example.com')
    expect(textOf(bob, 'uri')).toBe('https://bob.example/?a=1&b=2')
    expect(childrenOf(entry, 'category')[1]?.attributes['term']).toBe('Go')
  })
})

type JsonFeed = {
  readonly items: readonly Readonly<Record<string, string>>[]
}

describe('JSON Feed', () => {
  test('has what version 1.1 asks for', () => {
    const feed = JSON.parse(read('blog/feed.json')) as JsonFeed
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Valid News',
      home_page_url: blogUrl,
      feed_url: `${blogUrl}/feed.json`,
      language: 'en',
    })
    expect(feed.items.map(({ id }) => id)).toEqual(expectedUrls)
    expect(feed.items.map(({ url }) => url)).toEqual(expectedUrls)
    expect(feed.items[0]).toMatchObject({
      title: hardTitle,
      summary: 'Markup < text & more',
      date_published: '2026-03-03T00:00:00.000Z',
      authors: [
        { name: 'Ada & Co', url: `${blogUrl}/authors/ada` },
        { name: 'Bob', url: 'https://bob.example/?a=1&b=2' },
      ],
      tags: ['C<T> & "x"', 'Go'],
    })
    for (const item of feed.items) expectPortable(item['content_html'])
  })
})

test('every page names the feeds in its head', () => {
  expect(pages.size).toBeGreaterThan(8)
  for (const html of pages.values()) {
    const links = load(html)('head link[rel=alternate][type][title]')
    expect(
      links.toArray().map(({ attribs }) => [attribs['type'], attribs['href']]),
    ).toEqual([
      ['application/rss+xml', '/base/blog/rss.xml'],
      ['application/atom+xml', '/base/blog/atom.xml'],
      ['application/feed+json', '/base/blog/feed.json'],
    ])
  }
})

const { 'docs/intro.md': _withFeed, ...others } = files
const withoutLink = { ...others, 'docs/intro.md': '# Intro\n' }

async function filesOf(
  blog: string,
  content: Readonly<Record<string, string>>,
) {
  const small = createSite({
    'gwdocs.config.ts': configWith(blog),
    'docs/intro.md': '# Intro\n',
    ...content,
  })
  try {
    const { summary } = await build(small.dir)
    expect(summary.diagnostics).toEqual([])
    const has = (name: string) =>
      existsSync(join(small.dir, 'build/blog', name))
    const html = readFileSync(
      join(small.dir, 'build/docs/intro/index.html'),
      'utf8',
    )
    return {
      files: ['rss.xml', 'atom.xml', 'feed.json'].filter(has),
      links: load(html)('link[rel=alternate][type][title]').length,
    }
  } finally {
    small.remove()
  }
}

const onePost = {
  'blog/2026-01-01-a.md': withoutLink['blog/2026-01-01-third.md'],
}

test.each([
  ['feed: false', onePost, []],
  ["feed: { types: ['atom'] }", onePost, ['atom.xml']],
  [
    'feed: {}',
    { 'blog/2026-01-01-a.md': files['blog/2026-04-04-unlisted.md'] },
    [],
  ],
])('with %s and %j there are the feeds %j', async (feed, content, expected) => {
  expect(await filesOf(`  blog: { ${feed} },`, content)).toEqual({
    files: expected,
    links: expected.length,
  })
})
