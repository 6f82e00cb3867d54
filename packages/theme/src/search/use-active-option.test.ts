import { expect, test } from 'vitest'
import { bestOption, indexAfter, type Move } from './use-active-option.ts'

test.each<[Move, number, number]>([
  ['next', 0, 1],
  ['next', 2, 0],
  ['next', -1, 0],
  ['previous', 1, 0],
  ['previous', 0, 2],
  ['previous', -1, 2],
  ['first', 2, 0],
  ['last', 0, 2],
])('of three options, %s after %i is %i', (move, at, next) => {
  expect(indexAfter(move, at, 3)).toBe(next)
})

const section = (id: string) => ({ id, heading: id, text: '' })

test.each([
  [['', 'a'], 'gw-search-0'],
  [['a', ''], 'gw-search-0-0'],
  [['b', 'a'], 'gw-search-0-0'],
  [[], 'gw-search-0'],
])('of a page with the best sections %j, %s is opened', (ids, option) => {
  const page = { title: '', href: '/', trail: [], sections: [] }
  const hit = { page, sections: ids.map(section) }
  expect(bestOption({ hits: [hit] })).toBe(option)
})

test('where nothing was found, nothing is opened', () => {
  expect(bestOption({ hits: [] })).toBeUndefined()
  expect(bestOption(undefined)).toBeUndefined()
})
