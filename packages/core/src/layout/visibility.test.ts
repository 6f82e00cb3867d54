import { describe, expect, test } from 'vitest'
import { makeSite } from '../testing/make-site.ts'
import { pageModel } from './page-model.ts'

const files = {
  'docs/a.md': '# A\n',
  'docs/b-draft.md': '---\ndraft: true\ntags: [x]\n---\n# Secret draft\n',
  'docs/c-hidden.md': '---\nunlisted: true\ntags: [x]\n---\n# Hidden\n',
  'docs/d.md': '# D\n',
  'src/pages/p.md': '---\nunlisted: true\n---\n# P\n',
  'src/pages/q.md': '---\ndraft: true\n---\n# Q\n',
}

function modelAt(path: string, showsDrafts: boolean) {
  const { site, routeAt } = makeSite({ files, showsDrafts })
  return pageModel(site, routeAt(path))
}

const bannersOf = ({ main }: ReturnType<typeof modelAt>) =>
  'banners' in main ? main.banners : undefined
const nextOf = ({ main }: ReturnType<typeof modelAt>) =>
  main.type === 'doc' ? main.pager.next?.label : undefined

// Facts, section 2, “Draft / unlisted”: both count in production alone.
describe('in a build', () => {
  test('drafts have no page', () => {
    const { site } = makeSite({ files })
    expect([...site.routes.byPath.keys()]).toEqual([
      '/docs/a',
      '/docs/c-hidden',
      '/docs/d',
      '/docs/tags',
      '/docs/tags/x',
      '/p',
    ])
  })

  test('no other page names a hidden one', () => {
    const text = JSON.stringify(modelAt('/docs/a', false))
    expect(text).not.toMatch(/secret draft|hidden/i)
  })

  test('an unlisted page says so, and is in its own sidebar', () => {
    const model = modelAt('/docs/c-hidden', false)
    expect(model.head.noIndex).toBe(true)
    expect(bannersOf(model)).toEqual(['unlisted'])
    expect(
      model.shell.sidebar?.items.map((item) => 'label' in item && item.label),
    ).toEqual(['A', 'Hidden', 'D'])
    expect(model.main).toMatchObject({ pager: {} })
    expect(bannersOf(modelAt('/p', false))).toEqual(['unlisted'])
  })

  test('the order of reading passes over hidden pages', () => {
    expect(nextOf(modelAt('/docs/a', false))).toBe('D')
  })
})

describe('while the site is written', () => {
  test('drafts and unlisted pages are shown like all others, with a banner', () => {
    const draft = modelAt('/docs/b-draft', true)
    expect(bannersOf(draft)).toEqual(['draft'])
    expect(draft.head.noIndex).toBe(false)
    expect(bannersOf(modelAt('/docs/c-hidden', true))).toEqual(['unlisted'])
    expect(bannersOf(modelAt('/q', true))).toEqual(['draft'])
    expect(nextOf(modelAt('/docs/a', true))).toBe('Secret draft')
  })

  test('they stand under their tags', () => {
    const { main } = modelAt('/docs/tags/x', true)
    expect(main).toMatchObject({
      docs: [{ label: 'Hidden' }, { label: 'Secret draft' }],
    })
  })
})

test('a page that is both a draft and unlisted is an error', () => {
  const both = '---\ndraft: true\nunlisted: true\n---\n'
  const { diagnostics } = makeSite({
    files: { 'docs/a.md': both, 'src/pages/b.md': both },
  })
  expect(diagnostics.map(({ code, place }) => [code, place.file])).toEqual([
    ['front-matter-invalid-value', 'docs/a.md'],
    ['front-matter-invalid-value', 'src/pages/b.md'],
  ])
})

test('a category whose page is unlisted neither names nor links it', () => {
  const { site, routeAt } = makeSite({
    files: {
      'docs/a.md': '# A\n',
      'docs/x/_category_.json': '{"label": "X"}',
      'docs/x/index.md': '---\nunlisted: true\n---\n# Secret\n',
      'docs/x/b.md': '# B\n',
      'docs/y/index.md': '---\nunlisted: true\n---\n# Gone\n',
      'docs/y/c.md': '---\nunlisted: true\n---\n# C\n',
    },
  })
  const { sidebar } = pageModel(site, routeAt('/docs/a')).shell
  expect(sidebar?.items).toMatchObject([
    { label: 'A' },
    { label: 'X', href: '/docs/x/b', hasPage: false },
  ])
  expect(JSON.stringify(pageModel(site, routeAt('/docs/a')))).not.toMatch(
    /secret|gone|"C"/i,
  )
})

test('a post that is a draft is in the blog while the site is written', () => {
  const blog = {
    'blog/2026-01-01-a.md': '---\ndraft: true\n---\n# Draft\n',
    'blog/2026-01-02-b.md': '# B\n',
  }
  const path = '/blog/2026/01/01/a'
  expect(makeSite({ files: blog }).site.routes.byPath.has(path)).toBe(false)
  const { site, routeAt } = makeSite({ files: blog, showsDrafts: true })
  expect(bannersOf(pageModel(site, routeAt(path)))).toEqual(['draft'])
  expect(pageModel(site, routeAt('/blog')).main).toMatchObject({
    posts: [{ header: { title: 'B' } }, { header: { title: 'Draft' } }],
  })
})
