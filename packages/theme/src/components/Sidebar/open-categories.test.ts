import { expect, test } from 'vitest'
import type { SidebarCategory, SidebarItem } from '@gwdocs/core'
import {
  followPage,
  holdingPlaces,
  openCategories,
  toggleCategory,
} from './open-categories.ts'

function category(
  place: string,
  items: SidebarItem[],
  more: Partial<SidebarCategory> = {},
): SidebarCategory {
  return {
    type: 'category',
    label: 'c',
    place,
    hasPage: false,
    isOpen: false,
    isCollapsible: true,
    items,
    ...more,
  }
}
const page: SidebarItem = { type: 'link', label: 'p', href: '/p' }
const activePage: SidebarItem = { ...page, isActive: true }
const none = new Map<string, boolean>()

test('the config opens what nobody has opened or closed', () => {
  const categories = [
    category('0', []),
    category('1', [], { isOpen: true }),
    category('2', [], { isCollapsible: false }),
    category('3', [], { isOpen: true }),
    category('4', []),
  ]
  const choices = new Map([
    ['3', false],
    ['4', true],
  ])
  expect(openCategories(categories, choices)).toEqual(new Set(['1', '2', '4']))
})

test('what is around the page holds it', () => {
  const items = [
    page,
    category('1', [page, category('1-1', [])]),
    category('2', [category('2-0', [activePage]), category('2-1', [page])]),
    category('3', [page], { isActive: true }),
  ]
  expect(holdingPlaces(items)).toEqual(['2', '2-0', '3'])
})

test.each([
  [false, '1', { 1: true }],
  [false, '0', { 0: false }],
  [true, '1', { 0: false, 1: true }],
  // At the same level only, and `10` is no part of `1`.
  [true, '0-2', { '0-1': false, '0-2': true }],
  [true, '0', { 0: false }],
])('closing siblings: %j; %s is pressed: %j', (autoCollapses, place, made) => {
  const open = new Set(['0', '0-1', '10-0'])
  const choices = toggleCategory(open, none, place, { autoCollapses })
  expect(choices).toEqual(new Map(Object.entries(made)))
})

test.each([
  [false, { 0: true, 1: true }],
  [true, { 0: false, 1: true }],
])('closing siblings: %j; a page in 1 leaves %j', (autoCollapses, made) => {
  const open = new Set(['0'])
  expect(followPage(open, none, ['1'], { autoCollapses })).toEqual(
    new Map(Object.entries(made)),
  )
})
