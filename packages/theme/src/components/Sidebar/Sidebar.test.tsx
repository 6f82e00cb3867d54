import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShellModel, SidebarItem } from '@gwdocs/core'
import { en } from '../../../../core/src/shared/messages/en.ts'
import { Sidebar } from './Sidebar.tsx'

function shellWith(items: readonly SidebarItem[]): ShellModel {
  return {
    routePath: '/a',
    href: '/a',
    baseUrl: '/',
    navbar: { title: 'Site', href: '/', hideOnScroll: false, items: [] },
    sidebar: {
      name: 'docs',
      label: 'Docs sidebar',
      isHideable: false,
      autoCollapses: true,
      items,
    },
    toc: [],
    zoomsImages: true,
    colorMode: {
      defaultMode: 'light',
      isSwitchable: true,
      followsSystem: false,
    },
    messages: en,
  }
}

const closed: SidebarItem = {
  type: 'category',
  label: 'Basics',
  place: '1',
  href: '/b',
  hasPage: false,
  isOpen: false,
  isCollapsible: true,
  items: [{ type: 'link', label: 'B', href: '/b' }],
}

test('marks the page and names what a button opens', () => {
  const current: SidebarItem = {
    type: 'link',
    label: 'A',
    href: '/a',
    isActive: true,
  }
  const html = renderToString(<Sidebar shell={shellWith([current, closed])} />)
  expect(html).toContain('href="/a" aria-current="page">A</a>')
  expect(html).toContain('aria-expanded="false" aria-controls="gw-sidebar-1"')
  expect(html).toContain(
    '<ul id="gw-sidebar-1" class="gw-sidebar-list" hidden="">',
  )
})

test('a category that does not collapse has no button', () => {
  const fixed = { ...closed, isCollapsible: false }
  const html = renderToString(<Sidebar shell={shellWith([fixed])} />)
  expect(html).not.toContain('<button')
  expect(html).not.toContain('hidden')
})

test('a page without a sidebar has nothing here', () => {
  const shell: ShellModel = { ...shellWith([]), sidebar: undefined }
  expect(renderToString(<Sidebar shell={shell} />)).toBe('')
})
