import { expect, test } from 'vitest'
import { makeSite } from '../testing/make-site.ts'
import { pageModel } from './page-model.ts'

const known = {
  created: '2026-01-01T00:00:00.000Z',
  updated: '2026-02-03T23:30:00.000Z',
  updatedBy: 'Ada',
}

function footOf(text: string, docs: object) {
  const { site, routeAt } = makeSite({
    files: { 'docs/a.md': text },
    config: { docs, i18n: { defaultLocale: 'zh-Hans' } },
    history: new Map([['docs/a.md', known]]),
  })
  const { main } = pageModel(site, routeAt('/docs/a'))
  return main.type === 'doc' ? main.foot : undefined
}

const both = { showLastUpdateTime: true, showLastUpdateAuthor: true }
const fromGit = {
  date: known.updated,
  dateText: '2026年2月3日',
  author: 'Ada',
}

test.each([
  ['# A', {}, undefined],
  ['# A', { showLastUpdateAuthor: true }, { author: 'Ada' }],
  ['# A', both, fromGit],
  [
    '---\nlast_update:\n  date: 2025-12-31\n---\n',
    both,
    {
      date: '2025-12-31T00:00:00.000Z',
      dateText: '2025年12月31日',
      author: 'Ada',
    },
  ],
  [
    '---\nlast_update:\n  author: 小明\n---\n',
    both,
    { ...fromGit, author: '小明' },
  ],
  ['---\nlast_update:\n  author: 小明\n---\n', {}, undefined],
])('%j with %j was last updated %j', (text, docs, expected) => {
  expect(footOf(text, docs)?.lastUpdate).toEqual(expected)
})

test('a last update with an impossible date is an error', () => {
  const { diagnostics } = makeSite({
    files: { 'docs/a.md': '---\nlast_update: {date: "2026-02-31"}\n---\n' },
  })
  expect(diagnostics.map(({ code }) => code)).toEqual([
    'front-matter-invalid-value',
  ])
})
