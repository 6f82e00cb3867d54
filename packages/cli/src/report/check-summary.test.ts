import { expect, test } from 'vitest'
import { type CheckSummary, formatCheck } from './check-summary.ts'

const summary: CheckSummary = {
  ...{ pages: 1, errors: 0, warnings: 1 },
  samples: {
    ...{ passed: 0, checked: 0, failed: 0, unknown: 0, ran: 0, excused: 0 },
    ...{ reasons: {}, unchecked: {} },
  },
  urls: undefined,
  checks: {},
}

test('a site without samples and lists is summed up in few words', () => {
  expect(formatCheck(summary)).toBe(
    [
      'Checked 1 page: 0 errors, 1 warning',
      '  samples: 0 passed (0 checked now)',
      '  addresses: no list of them is kept; `gwdocs urls` begins one',
    ].join('\n'),
  )
})

test('what was checked, left out and held is told in figures', () => {
  const samples = {
    ...{ passed: 190, checked: 12, failed: 2, unknown: 5, ran: 40, excused: 3 },
    reasons: { 'an old version': 1, 'needs a database': 2 },
    unchecked: { bash: 9, text: 30 },
  }
  const urls = { pages: 53, anchors: 1, fresh: 4 }
  const checks = { API: { identifiers: 1228, 'not documented': 0 }, other: {} }
  expect(formatCheck({ ...summary, samples, urls, checks })).toBe(
    [
      'Checked 1 page: 0 errors, 1 warning',
      '  samples: 190 passed (12 checked now), 40 of these are run and compared, 2 did not pass, 5 not checked',
      '  left out: 3 (1.5 %): needs a database 2, an old version 1',
      '  blocks that no check is for: text 30, bash 9',
      '  addresses: 53 pages and 1 place in them are held, 4 more not yet: `gwdocs urls` records them',
      '  API: 1228 identifiers, 0 not documented',
      '  other: done',
    ].join('\n'),
  )
})
