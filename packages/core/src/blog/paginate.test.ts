import { expect, test } from 'vitest'
import { paginate } from './paginate.ts'

test.each([
  [[1, 2, 3], 2, [[1, 2], [3]]],
  [[1, 2], 2, [[1, 2]]],
  [[1, 2, 3], 'ALL', [[1, 2, 3]]],
  [[], 2, [[]]],
  [[], 'ALL', [[]]],
] as const)('%j by %s is %j', (items, perPage, pages) => {
  expect(paginate<number>(items, perPage)).toEqual(pages)
})
