import { expect, test } from 'vitest'
import { groupByInitial } from './group-by-initial.ts'

test('groups by first character, whatever its case or plane', () => {
  const labels = ['hello', 'Hola', '发布', '𠮷野'].map((label) => ({ label }))
  expect(groupByInitial(labels)).toEqual([
    { initial: 'H', items: [{ label: 'hello' }, { label: 'Hola' }] },
    { initial: '发', items: [{ label: '发布' }] },
    { initial: '𠮷', items: [{ label: '𠮷野' }] },
  ])
})
