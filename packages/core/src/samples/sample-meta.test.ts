import { expect, test } from 'vitest'
import { readSampleMeta } from './sample-meta.ts'

test.each([
  [undefined, { isSession: false }],
  ['title="main.go" {1,3}', { title: 'main.go', isSession: false }],
  [
    'no-check="needs a database"',
    { noCheck: 'needs a database', isSession: false },
  ],
  ['no-check', { noCheck: '', isSession: false }],
  [
    "fails='undefined: x' showLineNumbers",
    { fails: 'undefined: x', isSession: false },
  ],
  ['output', { output: 'stdout', isSession: false }],
  ['output=stderr', { output: 'stderr', isSession: false }],
  ['session', { isSession: true }],
  ['sample=a title=b.go', { sample: 'a', title: 'b.go', isSession: false }],
  ['title="the output"', { title: 'the output', isSession: false }],
])('%j says %j', (meta, expected) => {
  expect(readSampleMeta(meta)).toEqual(expected)
})
