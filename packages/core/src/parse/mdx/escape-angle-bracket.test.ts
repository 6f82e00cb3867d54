import { expect, test } from 'vitest'
import { VFile } from 'vfile'
import { escapeAngleBracket } from './escape-angle-bracket.ts'

type Message = VFile['messages'][number]

function messageAt(offset: number, ruleId = 'unexpected-character'): Message {
  const message = new VFile().message('bad', {
    place: { line: 1, column: offset + 1, offset },
    ruleId,
  })
  return message
}

test.each([
  ['1<<32', 2, '1\\<<32'],
  ['a <= b', 3, 'a \\<= b'],
  ['a <1', 3, 'a \\<1'],
  ['a <', 3, 'a \\<'],
  ['a <中', 3, 'a \\<中'],
])(
  'the bracket of %j before character %i is escaped',
  (text, offset, fixed) => {
    expect(escapeAngleBracket(text, messageAt(offset))).toBe(fixed)
  },
)

test.each([
  ['a <b', 3],
  ['a </', 3],
  ['a <>', 3],
  ['a <!', 3],
  ['a {b', 3],
])('%j may begin a tag, or is no bracket', (text, offset) => {
  expect(escapeAngleBracket(text, messageAt(offset))).toBeUndefined()
})

test('another mistake is left to its author', () => {
  expect(escapeAngleBracket('a <=', messageAt(3, 'end-tag'))).toBeUndefined()
})
