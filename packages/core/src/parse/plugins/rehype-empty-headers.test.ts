import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { rehypeEmptyHeaders } from './rehype-empty-headers.ts'

test.each([
  ['<th></th>', '<td></td>'],
  ['<th class="a"> </th>', '<td class="a"> </td>'],
  ['<th>A</th>', '<th>A</th>'],
  ['<th><img alt="A"></th>', '<th><img alt="A"></th>'],
])('%s is %s', (cell, expected) => {
  const table = (inner: string) =>
    `<table><tbody><tr>${inner}</tr></tbody></table>`
  const tree: Root = fromHtml(table(cell), { fragment: true })
  rehypeEmptyHeaders()(tree)
  expect(toHtml(tree)).toBe(table(expected))
})
