import { describe, expect, test } from 'vitest'
import { makeSite } from '../testing/make-site.ts'

const permalinks = (made: Parameters<typeof makeSite>[0]) =>
  [...makeSite(made).site.routes.byPath.values()].map(
    ({ type, permalink }) => `${type} ${permalink}`,
  )

describe('docs', () => {
  test('have their pages, without drafts, then their generated indexes', () => {
    const files = {
      'docs/index.md': '',
      'docs/guide/a.md': '',
      'docs/guide/index.md': '',
      'docs/b.md': '---\ndraft: true\n---',
      'docs/c.md': '---\nunlisted: true\n---',
      'docs/_part.md': '',
      'docs/_parts/d.md': '',
    }
    const link = { type: 'generated-index' }
    const sidebars = {
      s: [{ type: 'category', label: '快速开始', items: ['c'], link }],
    }
    expect(permalinks({ files, sidebars })).toEqual([
      'doc /docs/c',
      'doc /docs/guide/a',
      'doc /docs/guide/',
      'doc /docs/',
      'category /docs/category/快速开始',
    ])
  })

  test('may stand at the root of the site', () => {
    const files = { 'docs/index.md': '', 'docs/a.md': '' }
    const config = { docs: { routeBasePath: '/' } }
    expect(permalinks({ files, config })).toEqual(['doc /a', 'doc /'])
  })
})

describe('a blog', () => {
  const post = (day: number, more = '') => [
    `blog/2026-01-0${day}-p${day}.md`,
    `---\ntags: [Go]\n${more}---\n`,
  ]
  const files = Object.fromEntries([
    post(1),
    post(2),
    post(3, 'authors: ada\n'),
    post(4, 'unlisted: true\n'),
    [
      'blog/authors.yml',
      'ada:\n  name: Ada\n  page: true\nbob:\n  name: Bob\n  page: true\neve:\n  name: Eve\n',
    ],
  ] as [string, string][])

  test('has posts, lists, tags, authors and an archive', () => {
    expect(
      permalinks({ files, config: { blog: { postsPerPage: 2 } } }),
    ).toEqual([
      'post /blog/2026/01/04/p4',
      'post /blog/2026/01/03/p3',
      'post /blog/2026/01/02/p2',
      'post /blog/2026/01/01/p1',
      'blog-list /blog',
      'blog-list /blog/page/2',
      'blog-archive /blog/archive',
      'blog-tags /blog/tags',
      'blog-tag /blog/tags/go',
      'blog-tag /blog/tags/go/page/2',
      'blog-authors /blog/authors',
      'blog-author /blog/authors/ada',
      'blog-author /blog/authors/bob',
    ])
  })

  test('knows the number of its list pages', () => {
    const config = { blog: { postsPerPage: 2 } }
    const { routeAt } = makeSite({ files, config })
    expect(routeAt('/blog/page/2')).toMatchObject({
      pageNumber: 2,
      pageCount: 2,
      firstPath: '/blog',
    })
    expect(routeAt('/blog/authors/bob')).toMatchObject({
      pageNumber: 1,
      pageCount: 1,
    })
  })

  test('without tags and authors has no lists of them', () => {
    const plain = { 'blog/2026-01-01-a.md': '' }
    expect(permalinks({ files: plain })).toEqual([
      'post /blog/2026/01/01/a',
      'blog-list /blog',
      'blog-archive /blog/archive',
    ])
  })
})

test('pages stand beside them, Markdown and modules alike', () => {
  const files = { 'src/pages/about.md': '' }
  const pageModules = ['src/pages/index.tsx']
  expect(permalinks({ files, pageModules })).toEqual(['page /about', 'page /'])
})

test('two pages of one address are an error, and the first has it', () => {
  const { site, diagnostics } = makeSite({
    files: { 'docs/a.md': '', 'docs/b.md': '---\nslug: /a/\n---' },
  })
  expect(site.routes.byPath.get('/docs/a')).toMatchObject({ docId: 'a' })
  expect(diagnostics).toEqual([
    {
      code: 'route-duplicate',
      severity: 'error',
      message:
        'The address `/docs/a` is taken by `docs/a.md`, so `docs/b.md` has no page.',
      hint: 'give one of the two another `slug`.',
      place: { type: 'frontMatter', file: 'docs/b.md', key: 'slug' },
    },
  ])
})

describe('a clash with a generated index is reported where its address is written', () => {
  const category = (label: string) => ({
    type: 'category',
    label,
    items: ['a'],
    link: { type: 'generated-index', slug: '/pinned' },
  })
  const inSidebars = (...keyPath: (string | number)[]) => ({
    type: 'key',
    file: 'sidebars.ts',
    keyPath: [...keyPath, 'link', 'slug'],
  })

  test('by another one', () => {
    const files = { 'docs/a.md': '' }
    const sidebars = { s: [category('One'), category('Two')] }
    expect(makeSite({ files, sidebars }).diagnostics).toMatchObject([
      {
        code: 'route-duplicate',
        message:
          'The address `/docs/pinned` is taken by the category “One”, so the category “Two” has no page.',
        place: inSidebars('s', 1),
      },
    ])
  })

  test('by a doc', () => {
    const files = { 'docs/a.md': '', 'docs/pinned.md': '' }
    const sidebars = { s: [category('One')] }
    expect(makeSite({ files, sidebars }).diagnostics).toMatchObject([
      { code: 'route-duplicate', place: inSidebars('s', 0) },
    ])
  })
})
