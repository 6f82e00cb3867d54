import { describe, expect, test } from 'vitest'
import type { DocRoute } from '../../routes/route.ts'
import type { SidebarItem } from '../../shared/sidebar-model.ts'
import { makeSite, type TestSite } from '../../testing/make-site.ts'
import { docsSidebar } from './docs-sidebar.ts'

const files = {
  'docs/a.md': '# A',
  'docs/b.md': '# B',
  'docs/c.md': '# C',
  'docs/d.md': '# D',
  'docs/hidden.md': '---\nunlisted: true\n---\n# H',
  'docs/alone.md': '# Alone',
}
const guide = (more: object) => ({
  type: 'category',
  label: 'Guide',
  items: ['b', { type: 'category', label: 'Deep', items: ['c'] }],
  ...more,
})

function sidebarAt(
  path: string,
  items: unknown[],
  more: Partial<TestSite> = {},
) {
  const { site, routeAt } = makeSite({ files, sidebars: { s: items }, ...more })
  return docsSidebar(site, routeAt(path) as DocRoute)
}

/** Labels; `*` for the page itself, `+` for an open category, `→` for its address. */
function brief(items: readonly SidebarItem[] = []): string {
  return items
    .map((item) => {
      if (item.type === 'html') return item.html
      const active = item.isActive ? '*' : ''
      if (item.type === 'link') return `${item.label}${active}`
      const open = item.isOpen ? '+' : ''
      const page = item.href ? `${item.hasPage ? '⇒' : '→'}${item.href}` : ''
      return `${item.label}${active}${open}${page}(${brief(item.items)})`
    })
    .join(' ')
}

describe('categories', () => {
  test.each([
    ['/docs/a', {}, 'A* Guide→/docs/b(B Deep→/docs/c(C))'],
    ['/docs/b', {}, 'A Guide+→/docs/b(B* Deep→/docs/c(C))'],
    ['/docs/c', {}, 'A Guide+→/docs/b(B Deep+→/docs/c(C*))'],
    ['/docs/a', { collapsed: false }, 'A* Guide+→/docs/b(B Deep→/docs/c(C))'],
    ['/docs/a', { collapsible: false }, 'A* Guide+→/docs/b(B Deep→/docs/c(C))'],
    [
      '/docs/d',
      { link: { type: 'doc', id: 'd' } },
      'A Guide*+⇒/docs/d(B Deep→/docs/c(C))',
    ],
    [
      '/docs/category/guide',
      { link: { type: 'generated-index' } },
      'A Guide*+⇒/docs/category/guide(B Deep→/docs/c(C))',
    ],
  ])('at %s with %j are %s', (path, more, expected) => {
    expect(brief(sidebarAt(path, ['a', guide(more)])?.items)).toBe(expected)
  })
})

test('an unlisted doc stands there on its own page alone', () => {
  const items = ['a', 'hidden']
  expect(brief(sidebarAt('/docs/a', items)?.items)).toBe('A*')
  expect(brief(sidebarAt('/docs/hidden', items)?.items)).toBe('A H*')
})

test.each([
  [{ href: '/docs/a' }, {}, '/base/docs/a'],
  [{ href: '/docs/a#b' }, {}, '/base/docs/a#b'],
  [{ href: '/base/docs/a' }, {}, '/base/docs/a'],
  [{ href: '/base/docs/a', autoAddBaseUrl: false }, {}, '/base/docs/a'],
  [{ href: '/other/', autoAddBaseUrl: false }, {}, '/other/'],
  [{ href: '/x.pdf' }, { trailingSlash: true }, '/base/x.pdf'],
  [{ href: '/docs/a' }, { trailingSlash: true }, '/base/docs/a/'],
  [{ href: 'https://a.example' }, {}, 'https://a.example'],
])('the link %j in a site with %j leads to %s', (item, config, href) => {
  const link = { type: 'link', label: 'L', ...item }
  const sidebar = sidebarAt('/docs/a', ['a', link], {
    config: { baseUrl: '/base/', ...config },
  })
  const isExternal = href.startsWith('https:')
  expect(sidebar?.items[1]).toEqual({
    type: 'link',
    label: 'L',
    href,
    ...(isExternal && { isExternal }),
  })
})

test('HTML stands as it is written', () => {
  const html = { type: 'html', value: '<hr>' }
  expect(brief(sidebarAt('/docs/a', [html, 'a'])?.items)).toBe('<hr> A*')
})

test('the label comes from the front matter, then the sidebar, then the title', () => {
  const more = { 'docs/b.md': '---\nsidebar_label: Front\n---\n# B' }
  const items = [
    { type: 'doc', id: 'a', label: 'Item A' },
    { type: 'doc', id: 'b', label: 'Item B' },
    'c',
  ]
  const sidebar = sidebarAt('/docs/c', items, { files: { ...files, ...more } })
  expect(brief(sidebar?.items)).toBe('Item A Front C*')
})

test('a doc of no sidebar shows none', () => {
  expect(sidebarAt('/docs/alone', ['a'])).toBeUndefined()
})

test('pages of one sidebar give it one name', () => {
  const names = ['/docs/a', '/docs/b'].map(
    (path) => sidebarAt(path, ['a', 'b'])?.name,
  )
  expect(names).toEqual(['default/current/s', 'default/current/s'])
})
