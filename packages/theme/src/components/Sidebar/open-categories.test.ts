import { expect, test } from 'vitest'
import type { SidebarCategory, SidebarItem } from '@gwdocs/core'
import { followPage, initiallyOpen, toggleCategory } from './open-categories.ts'

function category(items: SidebarItem[], isOpen = false): SidebarCategory {
  return {
    type: 'category',
    label: 'c',
    hasPage: false,
    isOpen,
    isCollapsible: true,
    items,
  }
}
const page: SidebarItem = { type: 'link', label: 'p', href: '/p' }
const activePage: SidebarItem = { ...page, isActive: true }

test('opens what the configuration opens and what holds the page', () => {
  const items = [
    page,
    category([page], true),
    category([category([activePage])]),
  ]
  expect(initiallyOpen(items)).toEqual(new Set(['1', '2', '2-0']))
})

test('toggles one category', () => {
  const options = { autoCollapses: false }
  const open = toggleCategory(new Set(['0']), '1', options)
  expect(open).toEqual(new Set(['0', '1']))
  expect(toggleCategory(open, '0', options)).toEqual(new Set(['1']))
})

test('closes siblings, at the same level only', () => {
  const open = new Set(['0', '1', '1-0', '10'])
  expect(toggleCategory(open, '1-2', { autoCollapses: true })).toEqual(
    new Set(['0', '1', '10', '1-2']),
  )
  expect(toggleCategory(open, '2', { autoCollapses: true })).toEqual(
    new Set(['1-0', '2']),
  )
})

test('follows the page and keeps what the reader opened', () => {
  const items = [category([page]), category([activePage])]
  const open = new Set(['0'])
  expect(followPage(open, items, { autoCollapses: false })).toEqual(
    new Set(['0', '1']),
  )
  expect(followPage(open, items, { autoCollapses: true })).toEqual(
    new Set(['1']),
  )
})
