import { expect, test } from 'vitest'
import {
  countText,
  inOrder,
  markedLine,
  placeOf,
  type Problem,
} from './problem.ts'

function problem(file: string, more: Partial<Problem> = {}): Problem {
  return { code: 'x', severity: 'error', message: '', hint: '', file, ...more }
}

test.each([
  [{}, 'a.md'],
  [{ line: 3 }, 'a.md:3'],
  [{ line: 3, column: 5 }, 'a.md:3:5'],
])('the place of %o is %s', (position, text) => {
  expect(placeOf(problem('a.md', position))).toBe(text)
})

test('what is wrong with the page in view comes first', () => {
  const warning = { severity: 'warning' } as const
  const all = [
    problem('a.md', warning),
    problem('a.md'),
    problem('b.md', warning),
    problem('b.md'),
  ]
  const order = inOrder(all, 'b.md').map((each) => all.indexOf(each))
  expect(order).toEqual([3, 2, 1, 0])
  expect(inOrder(all, undefined).map((each) => all.indexOf(each))).toEqual([
    1, 3, 0, 2,
  ])
})

test.each([
  [0, 0, ''],
  [1, 0, '1 error'],
  [0, 2, '2 warnings'],
  [2, 1, '2 errors, 1 warning'],
])('%i errors and %i warnings are told as "%s"', (errors, warnings, text) => {
  expect(countText({ problems: [], errors, warnings })).toBe(text)
})

test.each([
  [{ line: 1, column: 5, endColumn: 8 }, ['See ', '[b]', '(x).']],
  [{ line: 1, column: 5 }, ['See ', '[', 'b](x).']],
  [{ line: 1, column: 5, endColumn: 5 }, ['See ', '[', 'b](x).']],
  [{ line: 1, column: 99 }, ['See [b](x).', '', '']],
  [{}, ['', '', '']],
])('the line is marked at %o', (position, parts) => {
  const source = 'See [b](x).'
  expect(markedLine(problem('a.md', { source, ...position }))).toEqual(parts)
})
