import { describe, expect, test } from 'vitest'
import type {
  SidebarItem,
  SidebarLevel,
  SidebarModel,
} from '../../shared/sidebar-model.ts'
import { makeSite, type TestSite } from '../../testing/make-site.ts'
import { pageModel } from '../page-model.ts'
import { sidebarFiles } from './sidebar-files.ts'

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

/** Pages `p1`, `p2` and so on. */
function pages(count: number): Record<string, string> {
  return Object.fromEntries(
    numbers(count).map((each) => [`docs/p${each}.md`, `# P${each}\n`]),
  )
}

function ids(from: number, to: number): string[] {
  return numbers(to)
    .slice(from - 1)
    .map((each) => `p${each}`)
}

function category(label: string, items: unknown[], more: object = {}) {
  return { type: 'category', label, items, ...more }
}

/** Pages as a build makes them, whose sidebars have files. */
function cutSite(made: TestSite) {
  const { site: draft, routeAt } = makeSite(made)
  const files = sidebarFiles(draft)
  const hrefs = [...files.keys()].map(
    (name) => [name, `/${name}.json`] as const,
  )
  const assets = { ...draft.assets, sidebarHrefs: new Map(hrefs) }
  const site = { ...draft, assets }
  const sidebarAt = (path: string): SidebarModel => {
    const { sidebar } = pageModel(site, routeAt(path)).shell
    if (!sidebar) throw new Error(`${path} has no sidebar.`)
    return sidebar
  }
  return { files, sidebarAt, site, routeAt }
}

/** `3…` for what is left out; `P1*` is the page, `A+(…)` an open category. */
function brief({ items, before, after }: SidebarLevel): string {
  const names = items.map((item) => {
    if (item.type === 'html') return item.html
    const active = item.isActive ? '*' : ''
    if (item.type === 'link') return item.label + active
    return `${item.label}${active}${item.isOpen ? '+' : ''}(${brief(item)})`
  })
  const [first, last] = [names[0] ?? '', names.at(-1) ?? '']
  const shown = names.length > 6 ? [first, `${names.length}`, last] : names
  return [before && `${before.count}…`, ...shown, after && `…${after.count}`]
    .filter(Boolean)
    .join(' ')
}

/** So many that a sidebar with them has a file. */
const many = 300

describe('of a sidebar that is large, a page has', () => {
  const big = category('Big', ids(11, many))
  const cases: [string, unknown[], path: string, string][] = [
    [
      'the levels on its way, and how much the others hold',
      [
        'p1',
        category('A', ['p2', category('B', ['p3']), category('C', ['p4'])]),
        category('D', ['p5', 'p6']),
        big,
      ],
      'p3',
      'P1 A+(P2 B+(P3*) C(…1)) D(…2) Big(…290)',
    ],
    [
      'the level of a category whose page it is',
      [category('A', ['p2'], { link: { type: 'doc', id: 'p1' } }), big],
      'p1',
      'A*+(P2) Big(…290)',
    ],
    [
      'every place at which it stands',
      [
        category('A', ['p1', 'p2']),
        category('B', ['p3', { type: 'ref', id: 'p1' }]),
        big,
      ],
      'p1',
      'A+(P1* P2) B+(P3 P1*) Big(…290)',
    ],
    [
      'what the config opens',
      [
        'p1',
        category('A', ['p2', category('B', ['p3'])], { collapsed: false }),
        category('C', ['p4'], { collapsible: false }),
        big,
      ],
      'p1',
      'P1* A+(P2 B(…1)) C+(P4) Big(…290)',
    ],
    [
      'of what the config opens a hundred items, and a link to the others',
      [
        'p1',
        category('A', ids(2, 81), { collapsed: false }),
        category('B', ids(82, 131), { collapsed: false }),
        category('C', ids(132, 181), { collapsible: false }),
        category('D', ids(182, many)),
      ],
      'p1',
      'P1* A+(P2 80 P81) B+(P82 20 P101 …30) C+(…50) D(…119)',
    ],
    [
      'what no label leads to',
      [
        'p1',
        category('A', [
          { type: 'link', label: 'X', href: 'https://x.example' },
        ]),
        big,
      ],
      'p1',
      'P1* A(X) Big(…290)',
    ],
    [
      'a long level from its start',
      [category('Big', ids(1, many))],
      'p10',
      'Big+(P1 100 P100 …200)',
    ],
    [
      'a long level around itself',
      [category('Big', ids(1, many))],
      'p150',
      'Big+(99… P100 100 P199 …101)',
    ],
    [
      'a long level up to its end',
      [category('Big', ids(1, many))],
      'p299',
      'Big+(200… P201 100 P300)',
    ],
    [
      'the top around what holds it',
      [...ids(1, 150), category('A', ['p151']), ...ids(152, many)],
      'p151',
      '100… P101 100 P200 …100',
    ],
    [
      'a level of two hundred as a whole',
      [category('A', ids(1, 200)), category('B', ids(201, many))],
      'p100',
      'A+(P1 200 P200) B(…100)',
    ],
  ]

  test.each(cases)('%s', (_, items, path, expected) => {
    const site = { files: pages(many), sidebars: { s: items } }
    const sidebar = cutSite(site).sidebarAt(`/docs/${path}`)
    expect(sidebar.levelsHref).toBe('/default/current/s.json')
    expect(brief(sidebar)).toBe(expected)
  })
})

test('what is left out is reached at the nearest page in it', () => {
  const level = [
    ...ids(1, 99),
    { type: 'link', label: 'X', href: 'https://x.example' },
    category('A', ['p100', 'p101']),
    ...ids(102, many),
  ]
  const { sidebarAt } = cutSite({
    files: pages(many),
    sidebars: { s: [category('Big', level)] },
  })
  const [big] = sidebarAt('/docs/p151').items
  expect(big).toMatchObject({
    before: { count: 100, href: '/docs/p99' },
    after: { count: 100, href: '/docs/p201' },
  })
  expect(sidebarAt('/docs/p152').items[0]).toMatchObject({
    before: { count: 101, href: '/docs/p100' },
  })
})

test('an unlisted page is in its own sidebar alone, and moves no place', () => {
  const { sidebarAt, files } = cutSite({
    files: { ...pages(many), 'docs/x.md': '---\nunlisted: true\n---\n# X' },
    sidebars: {
      s: [
        category('Q', ['x']),
        category('A', ['p1']),
        category('Big', ids(2, many)),
      ],
    },
  })
  expect(brief(sidebarAt('/docs/x'))).toBe('Q+(X*) A(…1) Big(…299)')
  const placesAt = (path: string) =>
    sidebarAt(path).items.map((item) => item.type === 'category' && item.place)
  expect(placesAt('/docs/x')).toEqual(['0', '1', '2'])
  expect(placesAt('/docs/p1')).toEqual(['1', '2'])
  expect([...files.values()].join()).not.toMatch(/"X"|\/docs\/x/)
})

test('the file of a sidebar has every level, as pages elsewhere show it', () => {
  const { files } = cutSite({
    files: pages(many),
    sidebars: {
      s: [category('A', ['p1', category('B', ['p2'])]), ...ids(3, many)],
      small: ['p1'],
    },
  })
  expect([...files.keys()]).toEqual(['default/current/s'])
  const levels = JSON.parse(files.get('default/current/s') ?? '') as Record<
    string,
    SidebarItem[]
  >
  const level = (place: string) => brief({ items: levels[place] ?? [] })
  expect(Object.keys(levels).sort()).toEqual(['', '0', '0-1'])
  expect(level('')).toBe('A(…2) 299 P300')
  expect(level('0')).toBe('P1 B(…1)')
  expect(level('0-1')).toBe('P2')
})

test('a small sidebar stands in the page as a whole, and has no file', () => {
  const { files, sidebarAt } = cutSite({
    files: pages(60),
    sidebars: { s: ['p1', category('A', ids(2, 60))] },
  })
  expect(files.size).toBe(0)
  const sidebar = sidebarAt('/docs/p1')
  expect(sidebar.levelsHref).toBeUndefined()
  expect(brief(sidebar)).toBe('P1* A(P2 59 P60)')
})

test('so are the posts of a blog, by their years', () => {
  const posts = numbers(many).map((each) => [
    `blog/${each % 2 ? 2025 : 2026}-01-01-p${each}.md`,
    `# P${each}\n`,
  ])
  const { sidebarAt } = cutSite({
    files: Object.fromEntries(posts) as Record<string, string>,
    config: { blog: { sidebarCount: 'ALL' } },
  })
  const { items, levelsHref } = sidebarAt('/blog/2025/01/01/p1')
  expect(levelsHref).toBe('/blog/default.json')
  const [shown, own] = items.map((item) =>
    item.type === 'category' ? [item.label, item.items.length, item.after] : [],
  )
  expect(own).toEqual(['2025', 150, undefined])
  expect(shown?.slice(0, 2)).toEqual(['2026', 100])
  expect(shown?.[2]).toMatchObject({ count: 50, href: /^\/blog\/2026/ })
})

// Three thousand pages each: more than five seconds on a machine that has other work.
describe('a page does not grow with the sidebar', { timeout: 60_000 }, () => {
  /** Tens in tens of tens. */
  function nest(from: number, to: number, more: object): unknown[] {
    const size = 10 ** Math.floor(Math.log10(to - from))
    if (size < 10) return ids(from, to)
    return numbers((to - from + 1) / size).map((part) => {
      const end = from - 1 + part * size
      return category(`To ${end}`, nest(end - size + 1, end, more), more)
    })
  }
  const shapes = {
    flat: (count: number) => ids(1, count),
    deep: (count: number) => nest(1, count, {}),
    open: (count: number) => nest(1, count, { collapsed: false }),
  }

  /** Characters of the data from which a page in the middle is made. */
  function sizeOf(shape: keyof typeof shapes, count: number): number {
    const made = { files: pages(count), sidebars: { s: shapes[shape](count) } }
    const { site, routeAt } = cutSite(made)
    const { shell } = pageModel(site, routeAt(`/docs/p${count / 2}`))
    return JSON.stringify(shell).length
  }

  // Longer numbers in addresses, what says that there is more, and what the config opens beside.
  test.each([
    ['flat', 1.1],
    ['deep', 0.8],
    ['open', 2.8],
  ] as const)('that is %s', (shape, bound) => {
    const [small = 0, large = 0, larger] = [100, 1000, 2000].map((count) =>
      sizeOf(shape, count),
    )
    expect(large).toBeLessThan(small * bound)
    expect(larger).toBeLessThan(large * 1.1)
  })
})
