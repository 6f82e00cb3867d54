import { describe, expect, test } from 'vitest'
import type { UserConfig } from '../config/schema.ts'
import { makeSite, type TestSite } from '../testing/make-site.ts'
import { navbarModel } from './navbar.ts'

type Items = NonNullable<
  NonNullable<NonNullable<UserConfig['theme']>['navbar']>['items']
>

const files = {
  'docs/a.md': '# A',
  'docs/b.md': '# B',
  'docs/later.md': '---\ndraft: true\n---\n# L',
  'blog/2026-01-01-p.md': '# P',
}
const sidebars = { one: ['a'], two: ['b'] }

function navbarAt(path: string, items: Items, more: Partial<TestSite> = {}) {
  const { site, routeAt } = makeSite({
    files,
    sidebars,
    ...more,
    config: {
      baseUrl: '/base/',
      ...more.config,
      theme: { navbar: { items } },
    },
  })
  return navbarModel(site, routeAt(path))
}

const active = (path: string, item: Items[number]) =>
  navbarAt(path, [item]).items.map(
    (each) => 'isActive' in each && each.isActive,
  )

describe('an item', () => {
  test.each<[Items[number], string, boolean]>([
    [{ label: 'L', to: '/docs/a' }, '/base/docs/a', false],
    [{ label: 'L', to: 'docs/a' }, '/base/docs/a', false],
    [{ label: 'L', href: 'https://a.example' }, 'https://a.example', true],
    [{ label: 'L', href: '/x.pdf' }, '/base/x.pdf', false],
    [{ type: 'doc', docId: 'a', label: 'L' }, '/base/docs/a', false],
    [
      { type: 'docSidebar', sidebarId: 'two', label: 'L' },
      '/base/docs/b',
      false,
    ],
  ])('%j leads to %s', (item, href, isExternal) => {
    expect(navbarAt('/blog', [item]).items).toMatchObject([
      { type: 'link', label: 'L', href, isExternal, position: 'right' },
    ])
  })

  test('of a doc or a sidebar is named by its page', () => {
    const items: Items = [
      { type: 'doc', docId: 'a' },
      { type: 'docSidebar', sidebarId: 'two' },
    ]
    expect(navbarAt('/blog', items).items).toMatchObject([
      { label: 'A' },
      { label: 'B' },
    ])
  })

  test('that leads to a draft is left out', () => {
    expect(navbarAt('/blog', [{ type: 'doc', docId: 'later' }]).items).toEqual(
      [],
    )
  })
})

describe('the current section', () => {
  test.each<[string, Items[number], boolean]>([
    ['/blog', { label: 'L', to: '/blog' }, true],
    ['/blog/2026/01/01/p', { label: 'L', to: '/blog/' }, true],
    ['/docs/a', { label: 'L', to: '/blog' }, false],
    ['/docs/a', { label: 'L', to: '/doc' }, false],
    ['/docs/a', { label: 'L', to: '/' }, false],
    ['/docs/a', { type: 'doc', docId: 'a' }, true],
    ['/docs/b', { type: 'doc', docId: 'a' }, false],
    ['/docs/a', { type: 'docSidebar', sidebarId: 'one' }, true],
    ['/docs/a', { type: 'docSidebar', sidebarId: 'two' }, false],
    ['/blog', { type: 'docSidebar', sidebarId: 'one' }, false],
  ])('at %s, that %j is it: %s', (path, item, isActive) => {
    expect(active(path, item)).toEqual([isActive])
  })

  test('is told by doc set and sidebar, where two sets have sidebars of one name', () => {
    const items: Items = [
      { type: 'docSidebar', sidebarId: 'defaultSidebar' },
      { type: 'docSidebar', sidebarId: 'defaultSidebar', docsId: 'api' },
    ]
    const { site, routeAt } = makeSite({
      files: { 'docs/a.md': '', 'api/b.md': '' },
      config: {
        docs: [{}, { id: 'api', path: 'api', routeBasePath: 'api' }],
        theme: { navbar: { items } },
      },
    })
    const found = navbarModel(site, routeAt('/api/b')).items
    expect(found).toMatchObject([{ isActive: false }, { isActive: true }])
  })
})

test('a dropdown holds its links', () => {
  const item = { label: 'D', items: [{ label: 'L', to: '/blog' }] }
  expect(navbarAt('/blog', [item]).items).toEqual([
    {
      type: 'dropdown',
      label: 'D',
      position: 'right',
      items: [
        { label: 'L', href: '/base/blog', isExternal: false, isActive: true },
      ],
    },
  ])
})

test('the title is that of the site, and leads home', () => {
  const pageModules = ['src/pages/index.tsx']
  const navbar = navbarAt('/blog', [], { pageModules })
  expect(navbar).toMatchObject({ title: 'Slim', href: '/base/' })
})
