import { expect, test } from 'vitest'
import { type TocNode, toTocTree } from './toc-tree.ts'

function outline(nodes: readonly TocNode[]): unknown[] {
  return nodes.map(({ id, children }) =>
    children.length > 0 ? [id, outline(children)] : id,
  )
}

function toc(...entries: string[]) {
  return entries.map((entry) => ({
    id: entry,
    text: entry,
    level: Number(entry[0]),
  }))
}

test.each([
  [[], []],
  [
    ['2a', '3a', '3b', '2b'],
    [['2a', ['3a', '3b']], '2b'],
  ],
  [
    ['3a', '2a', '3b'],
    ['3a', ['2a', ['3b']]],
  ],
  [['2a', '4a', '3a'], [['2a', ['4a', '3a']]]],
  [['2a', '3a', '4a', '3b'], [['2a', [['3a', ['4a']], '3b']]]],
])('%j is nested as %j', (entries, expected) => {
  expect(outline(toTocTree(toc(...entries)))).toEqual(expected)
})
