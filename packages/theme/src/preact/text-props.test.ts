import { h, type VNode } from 'preact'
import { expect, test } from 'vitest'
import { renderToString } from './server.ts'

const Drawing = Object.assign(() => h('svg', {}), {
  toString: () => '/mark.svg',
})

test('a drawing is its address where a text is wanted, and drawn elsewhere', () => {
  const Page = () =>
    h('p', {}, h('img', { src: Drawing as never }), h(Drawing, {}))
  expect(renderToString(h(Page, {}) as VNode)).toBe(
    '<p><img src="/mark.svg"/><svg></svg></p>',
  )
})
