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

test.each([
  [
    '<thead><tr><th></th><th>A</th><th scope="row">B</th></tr></thead>',
    '<thead><tr><td></td><th scope="col">A</th><th scope="row">B</th></tr></thead>',
  ],
  [
    '<thead><tr><th>A</th><th>B</th></tr></thead>',
    '<thead><tr><th>A</th><th>B</th></tr></thead>',
  ],
  [
    '<tbody><tr><th></th><th>A</th></tr></tbody>',
    '<tbody><tr><td></td><th>A</th></tr></tbody>',
  ],
])('%s in a table becomes %s', (rows, expected) => {
  const tree: Root = fromHtml(`<table>${rows}</table>`, { fragment: true })
  rehypeEmptyHeaders()(tree)
  expect(toHtml(tree)).toBe(`<table>${expected}</table>`)
})
