import { expect, test } from 'vitest'
import { makeSite } from '../testing/make-site.ts'

function reportOf(item: object, baseUrl = '/') {
  const link = { type: 'link', label: 'L', ...item }
  return makeSite({
    files: { 'docs/a.md': '', 'docs/c.md': '---\nslug: /long name\n---' },
    staticPaths: ['/x.pdf', '/demo/index.html'],
    config: { baseUrl },
    sidebars: { s: ['a', { type: 'category', label: 'C', items: [link] }] },
  }).diagnostics
}

// Facts, section 6: every link of a page is checked, those of sidebars too.
test('a link of a sidebar that names no page is an error at its place', () => {
  expect(reportOf({ href: '/dcos/a' })).toEqual([
    {
      code: 'broken-link',
      severity: 'error',
      message:
        '`/dcos/a` points nowhere: no page of the site has this address.',
      hint: 'did you mean `/docs/a`?',
      place: {
        type: 'key',
        file: 'sidebars.ts',
        keyPath: ['s', 1, 'items', 0, 'href'],
      },
    },
  ])
})

test.each([
  [{ href: '/docs/a' }, '/'],
  [{ href: '/docs/a/#any' }, '/'],
  [{ href: '/docs/long%20name' }, '/'],
  [{ href: '/x.pdf' }, '/'],
  [{ href: '/demo' }, '/'],
  [{ href: '/demo/' }, '/'],
  [{ href: 'https://a.example/docs/b' }, '/'],
  [{ href: 'pathname:///other-app' }, '/'],
  [{ href: '/docs/a' }, '/base/'],
  [{ href: '/base/docs/a' }, '/base/'],
  [{ href: '/base/docs/a', autoAddBaseUrl: false }, '/base/'],
  [{ href: '/other-app', autoAddBaseUrl: false }, '/base/'],
])('the link %j of a site at %s leads somewhere', (item, baseUrl) => {
  expect(reportOf(item, baseUrl)).toEqual([])
})

test.each([
  [{ href: '/docs/a', autoAddBaseUrl: false }, '/'],
  [{ href: '/base/docs/b', autoAddBaseUrl: false }, '/base/'],
])('the link %j of a site at %s may lead nowhere', (item, baseUrl) => {
  const missing = { ...item, href: `${item.href}-gone` }
  expect(reportOf(missing, baseUrl)).toHaveLength(1)
})
