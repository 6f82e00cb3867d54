import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltSite, buildSite, textsOf } from '../../harness/built-site.ts'
import { configWith, lines } from '../../harness/valid-site.ts'

/** A post that says where its summary ends, with what its front matter holds. */
function post(...fields: readonly string[]): string {
  return lines(
    '---',
    ...fields,
    '---',
    '',
    'Summary.',
    '',
    '<!-- truncate -->',
    '',
    'Rest.',
  )
}

const sites: BuiltSite[] = []
afterAll(() => {
  for (const { remove } of sites) remove()
})

async function blogOf(
  options: string,
  files: Readonly<Record<string, string>>,
): Promise<BuiltSite> {
  const inBlog = Object.entries(files).map(([path, text]) => [
    `blog/${path}`,
    text,
  ])
  const site = await buildSite({
    'gwdocs.config.ts': configWith(`  docs: false,`, `  blog: { ${options} },`),
    ...Object.fromEntries(inBlog),
  })
  sites.push(site)
  expect(site.diagnostics).toEqual([])
  return site
}

const posts = (site: BuiltSite, address: string) =>
  textsOf(site.page(address), 'main article h2')

// Facts, section 4, the file names.
describe('blog: addresses and dates come from the names', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await blogOf("archiveBasePath: 'archive'", {
      '2021-12-09-file.md': post('title: File'),
      '2021-12-08-folder/index.md': post('title: Folder'),
      '2021/12/07/folders.md': post('title: Folders'),
      '2021/12-06-mixed/index.md': post('title: Mixed'),
      'nested/2021-12-05-in.md': post('title: Nested'),
      'post-2021-12-04-before.md': post('title: Before'),
      '2021-1-2-short.md': post('title: Short'),
      '2021-12-03-home/other.md': post('title: Other'),
      'bare/index.md': post('title: Bare', 'date: 2020-05-05'),
      '2021-12-01-own.md': post(
        'title: Own',
        'slug: own/slug',
        'date: 2020-01-01',
      ),
    })
  })

  test('a post is where its name says, or its slug', () => {
    expect(site.addresses.filter((each) => /\d|bare|own/.test(each))).toEqual(
      [
        '/blog/2021/12/09/file',
        '/blog/2021/12/08/folder',
        '/blog/2021/12/07/folders',
        '/blog/2021/12/06/mixed',
        '/blog/2021/12/05/nested/in',
        '/blog/2021/12/04/post-before',
        '/blog/2021/1/2/short',
        '/blog/2021/12/03/home/other',
        '/blog/bare',
        '/blog/own/slug',
      ].sort(),
    )
  })

  test('the newest stands first; a date of its own goes before that of the name', () => {
    expect(posts(site, '/blog')).toEqual([
      'File',
      'Folder',
      'Folders',
      'Mixed',
      'Nested',
      'Before',
      'Other',
      'Short',
      'Bare',
      'Own',
    ])
  })

  test('the sidebar lists the five newest, by year in UTC', () => {
    const $ = site.page('/blog')
    expect(textsOf($, 'aside nav a')).toEqual([
      'File',
      'Folder',
      'Folders',
      'Mixed',
      'Nested',
    ])
  })

  test('the archive lists every post by year, newest year first', () => {
    const $ = site.page('/blog/archive')
    expect(textsOf($, 'main h2')).toEqual(['2021', '2020'])
    expect($('main section').last().find('a').length).toBe(2)
    expect($('main time').last().attr('datetime')).toBe(
      '2020-01-01T00:00:00.000Z',
    )
  })

  test('the newer post is before, the older one after', () => {
    const $ = site.page('/blog/2021/12/08/folder')
    expect($('a[rel=prev]').attr('href')).toBe('/blog/2021/12/09/file')
    expect($('a[rel=next]').attr('href')).toBe('/blog/2021/12/07/folders')
  })

  test('a list shows the text before the marker, and the way to the rest', () => {
    const $ = site.page('/blog')
    expect($('main article').first().text()).toContain('Summary.')
    expect($('main article').first().text()).not.toContain('Rest.')
    expect($('a[aria-label="Read more about File"]').attr('href')).toBe(
      '/blog/2021/12/09/file',
    )
  })
})

describe('blog: tags and authors have pages', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await blogOf('postsPerPage: 1', {
      'authors.yml': lines(
        'ada:',
        '  name: Ada',
        '  title: Engineer',
        '  description: Writes about engines.',
        '  image_url: ./ada.png',
        '  socials:',
        '    github: ada',
        '    email: ada@example.com',
        '  page: true',
        'bob:',
        '  name: Bob',
        '  url: https://bob.example',
        'idleHands:',
        '  name: Idle',
        '  page: { permalink: /all-idle-articles }',
      ),
      'tags.yml': lines(
        'go:',
        '  label: Go 语言',
        '  permalink: /golang',
        '  description: All about Go.',
        'hidden:',
      ),
      'ada.png': 'not really a picture',
      '2026-01-03-a.md': post('title: A', 'authors: [ada, bob]', 'tags: [go]'),
      '2026-01-02-b.md': post('title: B', 'authors: ada', 'tags: [go]'),
      '2026-01-01-c.md': post('title: C', 'tags: [hidden]', 'unlisted: true'),
      '2026-01-04-d.md': post('title: D', 'tags: [go]', 'draft: true'),
    })
  })

  test('further pages are below `page`, and an author without posts has a first page', () => {
    expect(
      site.addresses.filter((each) => /tags|authors|page/.test(each)),
    ).toEqual([
      '/blog/authors',
      '/blog/authors/ada',
      '/blog/authors/ada/page/2',
      '/blog/authors/all-idle-articles',
      '/blog/page/2',
      '/blog/tags',
      '/blog/tags/golang',
      '/blog/tags/golang/page/2',
      '/blog/tags/hidden',
    ])
    expect(posts(site, '/blog/tags/golang')).toEqual(['A'])
    expect(posts(site, '/blog/tags/golang/page/2')).toEqual(['B'])
    expect(posts(site, '/blog/authors/all-idle-articles')).toEqual([])
  })

  test('a tag says what it is about', () => {
    const $ = site.page('/blog/tags/golang')
    expect($('main').text()).toContain('All about Go.')
    expect($('h1').text()).toContain('Go 语言')
    expect($('meta[name=description]').attr('content')).toBe('All about Go.')
  })

  test('a tag of unlisted posts alone shows them, in no list and to no search engine', () => {
    const $ = site.page('/blog/tags/hidden')
    expect(posts(site, '/blog/tags/hidden')).toEqual(['C'])
    expect($('meta[name=robots]').attr('content')).toBe('noindex, nofollow')
    expect(site.page('/blog/tags')('main').text()).not.toContain('Hidden')
  })

  test('an unlisted post has a page, and stands in no list', () => {
    const $ = site.page('/blog/2026/01/01/c')
    expect($('meta[name=robots]').attr('content')).toBe('noindex, nofollow')
    expect($('a[rel=prev], a[rel=next]').length).toBe(0)
    for (const address of ['/blog/page/2', '/blog/archive'])
      expect(textsOf(site.page(address), 'a')).not.toContain('C')
    expect(site.file('blog/rss.xml')).not.toContain('>C<')
    expect(site.file('blog/rss.xml')).not.toContain('[C]')
  })

  test('an author page says who it is, and where else', () => {
    const $ = site.page('/blog/authors/ada')
    expect($('main').text()).toContain('Engineer')
    expect($('main').text()).toContain('Writes about engines.')
    expect($('a[aria-label="Ada on GitHub"]').attr('href')).toBe(
      'https://github.com/ada',
    )
    expect($('a[aria-label="Ada on Email"]').attr('href')).toBe(
      'mailto:ada@example.com',
    )
    expect($('main img').attr('src')).toMatch(/^\/assets\/ada-\w{8}\.png$/)
  })

  test('an author without a page is linked to their own site', () => {
    const $ = site.page('/blog/2026/01/03/a')
    expect(
      $('a[rel=author]')
        .toArray()
        .map(({ attribs }) => attribs['href']),
    ).toEqual(['/blog/authors/ada', 'https://bob.example'])
  })
})

describe('blog: options', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await blogOf(
      [
        "routeBasePath: '/', postsPerPage: 2, sortPosts: 'ascending', archiveBasePath: null",
        "tagsBasePath: 'topics', authorsBasePath: 'people', pageBasePath: 'p'",
        "sidebarCount: 'ALL', sidebarGroupByYear: false, sidebarTitle: 'All', showReadingTime: false",
        "onUntruncatedPosts: 'ignore', onInlineAuthors: 'ignore', onInlineTags: 'ignore'",
      ].join(', '),
      {
        'authors.yml': lines('ada:', '  name: Ada', '  page: true'),
        'tags.yml': lines('known:'),
        '2024-12-31-a.md': lines(
          '---',
          'title: A',
          'author: Bob',
          '---',
          'Whole.',
        ),
        '2025-01-01-b.md': post(
          'title: B',
          'tags: [unknown]',
          'authors: [ada]',
        ),
        '2026-01-01-c.md': post('title: C'),
      },
    )
  })

  test('move every list, and take the archive away', () => {
    expect(site.addresses).toEqual([
      '/',
      '/2024/12/31/a',
      '/2025/01/01/b',
      '/2026/01/01/c',
      '/p/2',
      '/people',
      '/people/ada',
      '/topics',
      '/topics/unknown',
    ])
  })

  test('turn the order around, and the names of neighbours with it', () => {
    expect(posts(site, '/')).toEqual(['A', 'B'])
    expect(posts(site, '/p/2')).toEqual(['C'])
    const $ = site.page('/2025/01/01/b')
    expect($('a[rel=prev]').text()).toContain('Older post')
    expect($('a[rel=prev]').attr('href')).toBe('/2024/12/31/a')
    expect($('a[rel=next]').text()).toContain('Newer post')
  })

  test('list all posts in the sidebar, without years, under a title', () => {
    const $ = site.page('/')
    expect(textsOf($, 'aside nav a')).toEqual(['A', 'B', 'C'])
    expect($('aside nav').text()).toContain('All')
    expect($('aside nav').text()).not.toContain('2025')
  })

  test('show no reading time, and a post without a marker whole', () => {
    expect(site.page('/')('main').text()).not.toContain('min read')
    const whole = site.page('/')('main article').first()
    expect(whole.text()).toContain('Whole.')
    expect(whole.text()).not.toContain('Read more')
  })

  test('keep the newest first in feeds', () => {
    const feed = JSON.parse(site.file('feed.json') ?? '') as {
      items: { title: string }[]
    }
    expect(feed.items.map(({ title }) => title)).toEqual(['C', 'B', 'A'])
  })
})

describe('blog: what machines read of a post', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await blogOf("title: 'News'", {
      'authors.yml': lines('ada:', '  name: Ada', '  page: true'),
      '2026-01-31-a.md': post(
        "title: 'A </script><b>'",
        'description: About A',
        'authors: [ada]',
        'tags: [Go, Web]',
        'keywords: [one, two]',
        'image: ./a.png',
      ),
      'a.png': 'not really a picture',
    })
  })

  const imageUrl = /^https:\/\/example\.com\/assets\/a-\w{8}\.png$/

  const meta = (name: string) =>
    site
      .page('/blog/2026/01/31/a')(
        `meta[property="${name}"], meta[name="${name}"]`,
      )
      .toArray()
      .map(({ attribs }) => attribs['content'])

  test('is its kind, time, authors, tags, image and keywords', () => {
    expect(meta('og:type')).toEqual(['article'])
    expect(meta('article:published_time')).toEqual(['2026-01-31T00:00:00.000Z'])
    expect(meta('article:author')).toEqual([
      'https://example.com/blog/authors/ada',
    ])
    expect(meta('article:tag')).toEqual(['Go', 'Web'])
    expect(meta('og:image')).toEqual([expect.stringMatching(imageUrl)])
    expect(meta('keywords')).toEqual(['one, two'])
  })

  const dataOf = (address: string) =>
    JSON.parse(
      site.page(address)('script[type="application/ld+json"]').text(),
    ) as Record<string, unknown>

  test('is a BlogPosting of schema.org', () => {
    expect(dataOf('/blog/2026/01/31/a')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      url: 'https://example.com/blog/2026/01/31/a',
      headline: 'A </script><b>',
      description: 'About A',
      datePublished: '2026-01-31T00:00:00.000Z',
      author: [
        {
          '@type': 'Person',
          name: 'Ada',
          url: 'https://example.com/blog/authors/ada',
        },
      ],
      keywords: ['one', 'two'],
      image: expect.stringMatching(imageUrl) as string,
      isPartOf: { '@type': 'Blog', name: 'News' },
    })
  })

  test('and of the list a Blog with its posts', () => {
    expect(dataOf('/blog')).toMatchObject({
      '@type': 'Blog',
      '@id': 'https://example.com/blog',
      name: 'News',
      blogPost: [{ '@type': 'BlogPosting', headline: 'A </script><b>' }],
    })
  })
})
