import { expect, test, vi } from 'vitest'
import { isSearchShortcut } from './search-shortcut.ts'

const plain = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  target: null,
}

test.each([
  ['/', {}, true],
  ['k', { ctrlKey: true }, true],
  ['K', { metaKey: true }, true],
  ['k', {}, false],
  ['k', { ctrlKey: true, shiftKey: true }, false],
  ['k', { ctrlKey: true, metaKey: true }, false],
  ['k', { ctrlKey: true, altKey: true }, false],
  ['/', { altKey: true }, false],
  ['/', { ctrlKey: true }, false],
  // Somebody else has answered it.
  ['/', { defaultPrevented: true }, false],
])('%s with %j asks for the search: %j', (key, changes, asks) => {
  // Nodes of a page are known in browsers alone.
  vi.stubGlobal('HTMLElement', EventTarget)
  expect(isSearchShortcut({ ...plain, ...changes, key })).toBe(asks)
})
