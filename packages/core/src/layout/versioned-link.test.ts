import { expect, test } from 'vitest'
import { makeSite } from '../testing/make-site.ts'
import { pageModel } from './page-model.ts'

const files = {
  'docs/a.md': '# A of today\n',
  'versioned_docs/version-2.0/a.md': '# A of 2\n',
  'versioned_docs/version-1.0/a.md': '# A of 1\n',
  'versioned_docs/version-2.0/b.md': '# B of 2\n',
  'src/pages/p.md': '# P\n',
}

const { site, routeAt } = makeSite({
  files,
  cutVersions: ['2.0', '1.0'],
  config: {
    theme: {
      navbar: {
        items: [
          { type: 'doc', docId: 'a' },
          { type: 'doc', docId: 'b' },
          { type: 'docsVersionDropdown' },
        ],
      },
    },
  },
})
const navbarAt = (path: string) =>
  pageModel(site, routeAt(path)).shell.navbar.items

// Facts, section 3: navbar items mean active ?? preferred ?? last version.
test('a link of the navbar means the version of the page', () => {
  expect(navbarAt('/docs/1.0/a')[0]).toMatchObject({
    label: 'A of 1',
    href: '/docs/1.0/a',
  })
  expect(navbarAt('/docs/1.0/a')[0]).not.toHaveProperty('preferred')
})

test('what the version lacks is that of the last one', () => {
  expect(navbarAt('/docs/1.0/a')[1]).toMatchObject({ href: '/docs/b' })
})

test('outside the docs it means the last version, unless the reader prefers another', () => {
  const [a, b, dropdown] = navbarAt('/p')
  expect(a).toMatchObject({
    href: '/docs/a',
    preferred: {
      docsId: 'default',
      links: {
        current: { label: 'A of today', href: '/docs/next/a' },
        '1.0': { label: 'A of 1', href: '/docs/1.0/a' },
      },
    },
  })
  expect(b).not.toHaveProperty('preferred')
  expect(dropdown).toMatchObject({
    label: '2.0',
    preferred: {
      links: { current: { label: 'Next' }, '1.0': { label: '1.0' } },
    },
  })
})

test('each version of the menu is a choice', () => {
  const dropdown = navbarAt('/docs/a')[2]
  const items = dropdown?.type === 'dropdown' ? dropdown.items : []
  expect(items).toMatchObject([
    { label: 'Next', choice: { docsId: 'default', version: 'current' } },
    { label: '2.0', choice: { docsId: 'default', version: '2.0' } },
    { label: '1.0', choice: { docsId: 'default', version: '1.0' } },
  ])
})

test('a page knows the versions that there are', () => {
  expect(pageModel(site, routeAt('/p')).shell.versions).toEqual({
    default: ['current', '2.0', '1.0'],
  })
})
