import { expect, test } from 'vitest'
import { cloneTree } from './clone-tree.ts'

class SyntaxNode {
  value = /a/g
}

test.each<[string, unknown]>([
  ['text', 'a'],
  ['nothing', undefined],
  [
    'a tree',
    {
      type: 'root',
      children: [{ type: 'text', value: 'a', data: undefined }, null],
    },
  ],
  ['the expressions of code', { data: { estree: new SyntaxNode() } }],
])('%s is copied as `structuredClone` does it', (_, value) => {
  expect(cloneTree(value)).toStrictEqual(structuredClone(value))
})

test('a change of the copy leaves the tree as it was', () => {
  const tree = { children: [{ properties: { className: ['a'] } }] }
  const copy = cloneTree(tree)
  copy.children[0]?.properties.className.push('b')
  expect(tree).toEqual({ children: [{ properties: { className: ['a'] } }] })
})
