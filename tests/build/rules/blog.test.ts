// Facts, section 4: blogs. What their lists and pages show together: blog-pages.test.ts.
import { describe, expect } from 'vitest'
import { blogRules } from '../../harness/blog-rules.ts'
import { textsOf } from '../../harness/built-site.ts'
import { fields } from '../../harness/front-matter.ts'

const { holds, refuses } = blogRules()

const dated = '2021-12-09-a.md'

/** Addresses of posts: what begins with a year, or with one of the names. */
const postsOf = (addresses: readonly string[], ...names: string[]) =>
  addresses.filter(
    (each) => /^\/\d{4}\//.test(each) || names.includes(each.slice(1)),
  )

describe('blog: names of files', () => {
  holds(
    'blog: a name holds the date, then the text; folders and index mean the same',
    {
      posts: {
        '2021-12-09-file.md': '',
        '2021-12-09-folder/index.md': '',
        '2021/12/09/folders.md': '',
        '2021/12-09-mixed/index.md': '',
      },
    },
    ({ addresses }) =>
      expect(postsOf(addresses)).toEqual([
        '/2021/12/09/file',
        '/2021/12/09/folder',
        '/2021/12/09/folders',
        '/2021/12/09/mixed',
      ]),
  )

  holds(
    'blog: what stands before the date follows it in the address; digits stay as they are',
    {
      posts: {
        'nested/2021-12-09-hello.md': '',
        'post-2021-12-09-hello.md': '',
        '2021-1-2-x.md': '',
        '2021-12-09-hello/other.md': '',
      },
    },
    ({ addresses }) =>
      expect(postsOf(addresses)).toEqual([
        '/2021/1/2/x',
        '/2021/12/09/hello/other',
        '/2021/12/09/nested/hello',
        '/2021/12/09/post-hello',
      ]),
  )

  holds(
    'blog: a date alone is an address; the index of a folder of that name keeps its name',
    { posts: { '2021-12-09.md': '', '2021-12-10/index.mdx': '' } },
    ({ addresses }) =>
      expect(postsOf(addresses)).toEqual(['/2021/12/09/', '/2021/12/10/index']),
  )

  refuses('blog: these two of one day want one page', {
    posts: { '2021-12-09.md': '', '2021-12-09/index.mdx': '' },
    reports: ['route-duplicate 2021-12-09/index.mdx'],
  })

  holds(
    'blog: a name without a date is the address',
    {
      posts: {
        'hello/index.md': fields('date: 2021-01-01'),
        'plain.mdx': fields('date: 2021-01-02'),
      },
    },
    ({ addresses }) =>
      expect(addresses).toEqual(['/', '/archive', '/hello', '/plain']),
  )

  holds(
    'blog: files and folders that begin with _ are no posts',
    {
      posts: { [dated]: '', '_2021-01-01-b.md': '', '_c/2021-01-01-d.md': '' },
    },
    ({ addresses }) => expect(postsOf(addresses)).toEqual(['/2021/12/09/a']),
  )

  holds(
    'blog: exclude names others that are none',
    {
      posts: { [dated]: '', 'notes/2021-01-01-b.md': '', 'README.md': '' },
      options: { exclude: ['notes/**', 'README.md'] },
    },
    ({ addresses }) => expect(postsOf(addresses)).toEqual(['/2021/12/09/a']),
  )

  refuses('blog: a day that never was is an error', {
    posts: { '2021-02-31-a.md': '' },
    reports: ['date-invalid 2021-02-31-a.md'],
  })
})

describe('blog: addresses and dates', () => {
  holds(
    'blog: a slug replaces the whole address, with or without a slash before it',
    {
      posts: {
        [dated]: fields('slug: own/slug'),
        '2021-12-09-b.md': fields('slug: /other'),
      },
    },
    ({ addresses }) =>
      expect(addresses).toEqual(['/', '/archive', '/other', '/own/slug']),
  )

  holds(
    'blog: a date of the front matter counts, and moves no page',
    { posts: { [dated]: fields('date: 2020-02-03') } },
    ({ addresses, page }) => {
      expect(postsOf(addresses)).toEqual(['/2021/12/09/a'])
      expect(page('/2021/12/09/a').text).toContain('February 3, 2020')
    },
  )

  holds(
    'blog: dates are in UTC',
    {
      posts: {
        'a.md': fields('date: 2021-12-31T23:30:00-05:00'),
        'b.md': fields('date: 2021-12-31 23:30'),
      },
    },
    ({ page }) => {
      expect(page('/a').text).toContain('January 1, 2022')
      expect(page('/b').text).toContain('December 31, 2021')
      expect(textsOf(page('/archive').$, 'main h2')).toEqual(['2022', '2021'])
    },
  )
})

describe('blog: posts', () => {
  holds(
    'blog: a title is that of the front matter, else the heading, else the text of the name',
    {
      posts: {
        '2021-12-09-a.md': `${fields('title: Given')}\n# Heading\n`,
        '2021-12-08-b.md': '# Heading\n',
        '2021-12-07-some-text.md': 'Text.\n',
      },
    },
    ({ page }) =>
      expect(textsOf(page('/').$, 'main article h2')).toEqual([
        'Given',
        'Heading',
        'some-text',
      ]),
  )

  holds(
    'blog: the heading is no part of the text',
    { posts: { [dated]: '# Heading\n\nText.\n' } },
    ({ page }) => {
      expect(page('/2021/12/09/a').headings).toEqual(['Heading'])
      expect(page('/').headings).not.toContain('Heading')
    },
  )

  holds(
    'blog: drafts have no page and stand in no list',
    {
      posts: {
        [dated]: '',
        '2021-12-10-b.md': fields('draft: true', 'title: Secret'),
      },
    },
    ({ addresses, page }) => {
      expect(postsOf(addresses)).toEqual(['/2021/12/09/a'])
      expect(page('/').$.html()).not.toContain('Secret')
    },
  )

  holds(
    'blog: posts of one day stay in the order of their names',
    {
      posts: {
        '2021-12-09-b.md': '',
        '2021-12-09-a.md': '',
        '2021-12-10-c.md': '',
      },
    },
    ({ page }) =>
      expect(textsOf(page('/').$, 'main article h2')).toEqual(['c', 'a', 'b']),
  )
})

describe('blog: lists', () => {
  const posts = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `2021-01-${index + 10}-p${index}.md`,
        '',
      ]),
    )
  const lists = (addresses: readonly string[]) =>
    addresses.filter((each) => /^\/(?:page|$)/.test(each))

  holds(
    'blog: ten posts a page, the others below page/',
    { posts: posts(11) },
    ({ addresses, page }) => {
      expect(lists(addresses)).toEqual(['/', '/page/2'])
      expect(textsOf(page('/page/2').$, 'main article h2')).toEqual(['p0'])
    },
  )

  holds(
    'blog: or all on one',
    { posts: posts(11), options: { postsPerPage: 'ALL' } },
    ({ addresses }) => expect(lists(addresses)).toEqual(['/']),
  )

  holds(
    'blog: a list shows what stands before the marker, with any spaces in it, and the way on',
    {
      posts: {
        '2021-12-09-a.md': 'Before a.\n\n<!--truncate-->\n\nAfter a.\n',
        '2021-12-08-b.md': 'Before b.\n\n<!--   truncate  -->\n\nAfter b.\n',
        '2021-12-07-c.mdx': 'Before c.\n\n{/*truncate*/}\n\nAfter c.\n',
        '2021-12-06-d.mdx': 'Before d.\n\n{/*  truncate */}\n\nAfter d.\n',
      },
      options: { onUntruncatedPosts: 'error' },
    },
    ({ page }) => {
      const { text, linkTo } = page('/')
      for (const name of 'abcd') expect(text).toContain(`Before ${name}.`)
      expect(text).not.toContain('After')
      expect(linkTo('Read more')).toBe('/2021/12/09/a')
      expect(page('/2021/12/09/a').text).toContain('After a.')
    },
  )

  holds(
    'blog: a post without the marker is shown whole, with a warning',
    {
      posts: { [dated]: 'All of it.\n' },
      options: { onUntruncatedPosts: 'warn' },
      reports: ['post-untruncated 2021-12-09-a.md'],
    },
    ({ page }) => {
      expect(page('/').text).toContain('All of it.')
      expect(page('/').linkTo('Read more')).toBeUndefined()
    },
  )

  holds(
    'blog: the sidebar lists the five newest posts',
    { posts: posts(7) },
    ({ page }) =>
      expect(textsOf(page('/').$, 'aside nav a')).toEqual([
        ...['p6', 'p5', 'p4', 'p3', 'p2'],
      ]),
  )

  holds(
    'blog: the sidebar may be left out',
    { posts: posts(7), options: { sidebarCount: 0 } },
    ({ page }) => expect(page('/').$('aside nav a').length).toBe(0),
  )
})

describe('blog: tags', () => {
  holds(
    'blog: a tag of the file has its label and address, by default those of its key',
    {
      posts: {
        'tags.yml': 'goLang:\nweb:\n  label: The Web\n  permalink: /internet\n',
        [dated]: fields('tags: [goLang, web]'),
      },
    },
    ({ addresses, page }) => {
      expect(addresses.filter((each) => /^\/tags/.test(each))).toEqual([
        '/tags',
        '/tags/go-lang',
        '/tags/internet',
      ])
      expect(page('/2021/12/09/a').linkTo('GoLang')).toBe('/tags/go-lang')
      expect(page('/2021/12/09/a').linkTo('The Web')).toBe('/tags/internet')
    },
  )

  holds(
    'blog: any other tag is called as it is typed, at its name in small letters and dashes',
    { posts: { [dated]: fields('tags: [v2.0, C++, Go语言, Two Words]') } },
    ({ page }) => {
      const { linkTo } = page('/2021/12/09/a')
      expect(
        ['v2.0', 'C++', 'Go语言', 'Two Words'].map((each) => linkTo(each)),
      ).toEqual(['/tags/v-2-0', '/tags/c', '/tags/go语言', '/tags/two-words'])
    },
  )

  holds(
    'blog: such a tag is a warning where there is a file of tags',
    {
      posts: { 'tags.yml': 'go:\n', [dated]: fields('tags: [go, web]') },
      reports: ['tag-inline 2021-12-09-a.md:2:1'],
    },
    ({ page }) => expect(page('/tags/web').headings.join()).toContain('web'),
  )

  holds(
    'blog: tags of one address are one tag',
    {
      posts: {
        '2021-12-09-a.md': fields('tags: [Go Web]'),
        '2021-12-08-b.md': fields('tags: [go-web]'),
      },
    },
    ({ page }) =>
      expect(textsOf(page('/tags/go-web').$, 'main article h2')).toEqual([
        'a',
        'b',
      ]),
  )

  refuses('blog: two tags of the file with one address are an error', {
    posts: {
      'tags.yml': 'a:\nb:\n  permalink: /a\n',
      [dated]: '',
    },
    reports: ['tags-invalid tags.yml:2:1'],
  })
})

describe('blog: authors', () => {
  holds(
    'blog: an author has a page where the file says so, at the key or at an address',
    {
      posts: {
        'authors.yml': [
          'adaLovelace: {name: Ada, page: true}',
          'bob: {name: Bob, page: {permalink: /all-of-bob}}',
          'eve: {image_url: https://example.org/eve.png}',
        ].join('\n'),
        [dated]: fields('authors: [adaLovelace, bob, eve]'),
      },
    },
    ({ addresses, page }) => {
      expect(addresses.filter((each) => /^\/authors/.test(each))).toEqual([
        '/authors',
        '/authors/ada-lovelace',
        '/authors/all-of-bob',
      ])
      const post = page('/2021/12/09/a')
      expect(post.linkTo('Ada')).toBe('/authors/ada-lovelace')
      expect(post.$('main img[src$="eve.png"]').length).toBe(1)
    },
  )

  holds(
    'blog: a post may say other things of an author',
    {
      posts: {
        'authors.yml': 'ada: {name: Ada, title: Engineer, page: true}',
        [dated]: fields('authors: [{key: ada, title: Guest}]'),
      },
    },
    ({ page }) => {
      expect(page('/2021/12/09/a').text).toContain('Guest')
      expect(page('/2021/12/09/a').text).not.toContain('Engineer')
      expect(page('/2021/12/09/a').linkTo('Ada')).toBe('/authors/ada')
    },
  )

  holds(
    'blog: an author who is written out is a warning where there is a file of authors',
    {
      posts: {
        'authors.yml': 'ada: {name: Ada}',
        [dated]: fields('authors: {name: Bob}'),
      },
      reports: ['author-inline 2021-12-09-a.md:2:1'],
    },
    ({ page }) => expect(page('/2021/12/09/a').text).toContain('Bob'),
  )

  refuses('blog: unknown authors, and one who is named twice, are errors', {
    posts: {
      'authors.yml': 'ada: {name: Ada}',
      '2021-12-09-a.md': fields('authors: [none]'),
      '2021-12-09-b.md': fields('authors: [ada, ada]'),
    },
    reports: [
      'author-unknown 2021-12-09-a.md:2:1',
      'author-duplicate 2021-12-09-b.md:2:1',
    ],
  })

  refuses('blog: two authors of one page are an error', {
    posts: {
      'authors.yml': [
        'ada: {name: Ada, page: true}',
        'bob: {name: Bob, page: {permalink: /ada}}',
      ].join('\n'),
      [dated]: '',
    },
    reports: ['author-duplicate authors.yml:2:1'],
  })

  refuses('blog: an author without a name and an image is an error', {
    posts: { 'authors.yml': 'eve: {title: Nobody}', [dated]: '' },
    reports: ['authors-invalid authors.yml:1:1'],
  })
})
