import { expect, test } from 'vitest'
import type { Span } from '../profile/recorder.ts'
import { toTrace } from '../profile/trace.ts'
import { formatProfile } from './format-profile.ts'

const span = (
  kind: Span['kind'],
  name: string,
  start: number,
  duration: number,
): Span => ({ kind, name, start, duration })

const spans: readonly Span[] = [
  span('parse', 'docs/a.md', 1, 30),
  span('plugin', 'remarkParse', 1, 20),
  span('plugin', 'remark-own', 21, 5),
  span('parse', 'docs/b.md', 31, 12.5),
  span('plugin', 'remarkParse', 31, 2.25),
  { ...span('stage', 'read and parse', 0, 50), cpu: 40 },
  { ...span('stage', 'render', 50, 60), cpu: 70 },
  span('highlight', 'go', 52, 3),
]

test('stages are told in their order, all else by what it cost', () => {
  expect(formatProfile(spans).split('\n')).toEqual([
    'Stages:',
    '  read and parse      50 ms, 40 ms of CPU',
    '  render              60 ms, 70 ms of CPU',
    '',
    'Plugins, in all files:',
    '  remarkParse      22 ms, 2 times',
    '  remark-own      5.0 ms',
    '',
    'Highlighting, by language:',
    '  go     3.0 ms',
    '',
    'Slowest files to parse:',
    '  docs/a.md      30 ms',
    '  docs/b.md      13 ms',
    '',
  ])
})

test('a trace has each of them, in microseconds', () => {
  const { traceEvents } = JSON.parse(toTrace(spans)) as {
    traceEvents: unknown[]
  }
  expect(traceEvents).toHaveLength(spans.length)
  expect(traceEvents[0]).toEqual({
    name: 'docs/a.md',
    cat: 'parse',
    ph: 'X',
    ts: 1000,
    dur: 30_000,
    pid: 1,
    tid: 1,
  })
})
