import { expect, test } from 'vitest'
import type { DocRoute } from '../routes/route.ts'
import { makeSite, type TestSite } from '../testing/make-site.ts'
import { breadcrumbs } from './breadcrumbs.ts'

const files = {
  'docs/a.md': '# A',
  'docs/b.md': '# B',
  'docs/c.md': '---\nsidebar_label: Side C\n---\n# C',
  'docs/hidden.md': '---\nunlisted: true\n---\n# H',
  'docs/alone.md': '# Alone',
}
const sidebars = {
  s: [
    {
      type: 'category',
      label: 'One',
      link: { type: 'doc', id: 'a' },
      items: [
        {
          type: 'category',
          label: 'Two',
          items: [
            'b',
            {
              type: 'category',
              label: 'Three',
              link: { type: 'generated-index' },
              items: ['c'],
            },
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Four',
      link: { type: 'doc', id: 'hidden' },
      items: [{ type: 'ref', id: 'c' }, 'd'],
    },
  ],
}

function crumbsAt(path: string, more: Partial<TestSite> = {}) {
  const all = { ...files, 'docs/d.md': '# D' }
  const { site, routeAt } = makeSite({ files: all, sidebars, ...more })
  return breadcrumbs(site, routeAt(path) as DocRoute)
}

const one = { label: 'One', href: '/docs/a' }
const two = { label: 'Two' }
const three = { label: 'Three', href: '/docs/category/three' }

// Facts, section 2, “Breadcrumbs”.
test.each([
  ['/docs/a', [{ label: 'One' }]],
  ['/docs/b', [one, two, { label: 'B' }]],
  ['/docs/c', [one, two, three, { label: 'Side C' }]],
  ['/docs/category/three', [one, two, { label: 'Three' }]],
  ['/docs/d', [{ label: 'Four' }, { label: 'D' }]],
  ['/docs/hidden', [{ label: 'Four' }]],
])('the way to %s is %j', (path, crumbs) => {
  expect(crumbsAt(path)).toEqual({ crumbs })
})

test('the home page is in front where there is one', () => {
  const pageModules = ['src/pages/index.tsx']
  const config = { baseUrl: '/base/' }
  expect(crumbsAt('/docs/a', { pageModules, config })?.homeHref).toBe('/base/')
})

test('there are none outside a sidebar, or where they are switched off', () => {
  expect(crumbsAt('/docs/alone')).toBeUndefined()
  const config = { docs: { breadcrumbs: false } }
  expect(crumbsAt('/docs/b', { config })).toBeUndefined()
})
