import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { finishImage } from './finish-image.ts'

const finish = (properties: Element['properties'], isOnTop = false) => {
  const image: Element = {
    type: 'element',
    tagName: 'img',
    properties: { ...properties },
    children: [],
  }
  const size = { width: 800, height: 600 }
  finishImage(image, {
    link: { href: '/a.png', size, opensTab: false },
    isOnTop,
  })
  return image.properties
}

test.each([
  [{}, { width: 800, height: 600 }],
  [{ width: '400' }, { width: '400', height: 300 }],
  [{ height: 60 }, { width: 80, height: 60 }],
  [
    { width: 10, height: 10 },
    { width: 10, height: 10 },
  ],
  [{ width: '50%' }, { width: '50%' }],
])('%j has the sides %j', (properties, sides) => {
  expect(finish(properties)).toEqual({
    loading: 'lazy',
    decoding: 'async',
    ...sides,
  })
})

test('an image at the top is loaded at once, unless its author says otherwise', () => {
  expect(finish({}, true)['loading']).toBe('eager')
  expect(finish({ loading: 'lazy' }, true)['loading']).toBe('lazy')
})
