import { expect, test } from 'vitest'
import { align } from './align.ts'

/** Items are `kind` and `text`: of one kind they are alike. */
function steps(before: string, after: string): string {
  const [was, is] = [before, after].map((each) =>
    each.split(' ').filter(Boolean),
  )
  const found = align(was ?? [], is ?? [], (one, other) => {
    if (one === other) return 'equal'
    return one[0] === other[0] ? 'alike' : 'different'
  })
  return found
    .map(([from, to]) => `${was?.[from ?? -1] ?? ''}>${is?.[to ?? -1] ?? ''}`)
    .join(' ')
}

test.each([
  ['', '', ''],
  ['p1', 'p1', 'p1>p1'],
  ['p1', 'p2', 'p1>p2'],
  ['p1', 'd2', 'p1> >d2'],
  ['p1 p2', 'p2', 'p1> p2>p2'],
  ['p2', 'p1 p2', '>p1 p2>p2'],
  ['p1 p2 d1 t1', 'p1 d1 t2', 'p1>p1 p2> d1>d1 t1>t2'],
  ['p1 d1 p2 d2', 'p3 d1 p2 p4 d2', 'p1>p3 d1>d1 p2>p2 >p4 d2>d2'],
  ['a1 b1', 'b1 a1', 'a1> b1>b1 >a1'],
])('%s becomes %s by %s', (before, after, expected) => {
  expect(steps(before, after)).toBe(expected)
})

test('lists too long to be weighed are all new', () => {
  const long = Array.from({ length: 501 }, (_, index) => index)
  const found = align(long, long, () => 'equal')
  expect(found).toHaveLength(1002)
})
