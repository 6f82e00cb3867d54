import { describe, expect, test } from 'vitest'
import type { SidebarItem, SidebarLevel } from '@gwdocs/core'
import {
  itemsAtATime,
  mergeLevels,
  pageLevels,
  shownLevel,
} from './known-levels.ts'

function link(name: string): SidebarItem {
  const isActive = name.endsWith('*') && ({ isActive: true } as const)
  return { type: 'link', label: name.replace('*', ''), href: '/', ...isActive }
}

/** `2 a b* 3`: two items left out, then `a` and the page `b`, then three left out. */
function level(text: string): SidebarLevel {
  const parts = text.split(' ').filter(Boolean)
  const ends = parts.filter((each) => /^\d+$/.test(each)).map(Number)
  const [before = 0, after = 0] = /^\d/.test(text) ? ends : [0, ends[0]]
  return {
    items: parts.filter((each) => !/^\d+$/.test(each)).map(link),
    ...(before > 0 && { before: { count: before, href: '/before' } }),
    ...(after > 0 && { after: { count: after, href: '/after' } }),
  }
}

function brief({ items, before, after }: SidebarLevel): string {
  const names = items.map((item) =>
    'label' in item ? item.label + (item.isActive ? '*' : '') : '',
  )
  return [before?.count, ...names, after?.count]
    .filter((each) => each !== undefined)
    .join(' ')
}

test.each([
  // The page moves on within the run.
  ['1 a* b c 1', '1 a b* c 1', '1 a b* c 1'],
  ['0 a* b c 3', '2 c* d e 1', 'a b c* d e 1'],
  ['2 c d* e 1', '0 a* b c 3', 'a* b c d e 1'],
  ['2 c* d 2', '1 b c d* e 1', '1 b c d* e 1'],
  ['1 b c* d e 1', '2 c d* 2', '1 b c d* e 1'],
  // Runs that touch each other have no gap.
  ['0 a* b 2', '2 c* d', 'a b c* d'],
  ['0 a* b 4', '3 d* e 1', '3 d* e 1'],
  ['3 d* e 1', '0 a* b 4', 'a* b 4'],
  // An unlisted page stands in its own sidebar alone.
  ['1 b* c 1', '1 b c x* 1', '1 b c x* 1'],
])('what was seen of %s and the page’s %s: %s', (was, is, merged) => {
  const [known, page] = [was, is].map((each) => new Map([['', level(each)]]))
  const found = mergeLevels(known ?? new Map(), page ?? new Map()).get('')
  expect(brief(found ?? { items: [] })).toBe(merged)
})

describe('what is shown of a level', () => {
  const names = Array.from({ length: itemsAtATime * 2 }, (_, at) => `i${at}`)
  const file = { '': names.map(link) }
  const total = names.length
  const middle = level(`1000 i1000* i1001 ${total - 1002}`)
  const known = new Map([['', middle]])

  test.each([
    [new Map(), { first: 'i1000', before: 1000, after: 998 }],
    [
      new Map([['', { before: 0, after: 1 }]]),
      { first: 'i1000', before: 1000, after: undefined },
    ],
    [
      new Map([['', { before: 1, after: 0 }]]),
      { first: 'i0', before: undefined, after: 998 },
    ],
  ])('once %j was asked for', (asked, { first, before, after }) => {
    const shown = shownLevel('', known, asked, file)
    expect(shown?.items[0]).toMatchObject({ label: first })
    expect(shown?.before?.count).toBe(before)
    expect(shown?.after?.count).toBe(after)
    const active = shown?.items.filter(
      (item) => item.type === 'link' && item.isActive,
    )
    expect(active).toHaveLength(1)
    expect(new Set(shown?.items).size).toBe(shown?.items.length)
  })

  test('it is what the page has until the file is there', () => {
    const asked = new Map([['', { before: 1, after: 1 }]])
    expect(shownLevel('', known, asked, undefined)).toBe(middle)
    expect(shownLevel('7', known, asked, undefined)).toBeUndefined()
    expect(shownLevel('7', known, asked, file)).toBeUndefined()
  })

  test('a level of the file alone begins with as many as are shown at a time', () => {
    const shown = shownLevel('', new Map(), new Map(), file)
    expect(shown?.items).toHaveLength(itemsAtATime)
    expect(shown?.after).toEqual({ count: itemsAtATime })
  })
})

test('a page holds its open levels; what is closed and elsewhere it does not', () => {
  const category = {
    type: 'category',
    label: 'c',
    hasPage: false,
    isOpen: false,
    isCollapsible: true,
    items: [],
  } as const
  const after = { count: 3 }
  const levels = pageLevels({
    items: [
      { ...category, place: '0', after },
      { ...category, place: '1' },
      { ...category, place: '2', isOpen: true, after },
      { ...category, place: '3', isCollapsible: false, after },
      { ...category, place: '4', items: [{ ...category, place: '4-0' }] },
    ],
  })
  expect([...levels.keys()].sort()).toEqual(['', '1', '2', '3', '4', '4-0'])
})
