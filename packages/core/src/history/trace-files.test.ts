import { expect, test } from 'vitest'
import type { Commit, FileChange } from './site-history.ts'
import { traceFiles } from './trace-files.ts'

const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000

const commit = (
  date: string,
  author: string,
  ...changes: readonly FileChange[]
): Commit => ({ time: day(date), author, changes })

const changed = (path: string): FileChange => ({ path, type: 'changed' })
const renamed = (from: string, path: string): FileChange => ({
  path,
  type: 'renamed',
  from,
})

test('the newest commit is the last update, the oldest the creation', () => {
  const commits = [
    commit('2026-03-03', 'Ada', changed('docs/a.md')),
    commit('2026-02-02', 'Bob', changed('docs/a.md'), changed('docs/b.md')),
    commit('2026-01-01', 'Cy', changed('docs/a.md')),
  ]
  expect([...traceFiles(commits, ['docs/a.md', 'docs/b.md'])]).toEqual([
    [
      'docs/a.md',
      {
        created: '2026-01-01T00:00:00.000Z',
        updated: '2026-03-03T00:00:00.000Z',
        updatedBy: 'Ada',
      },
    ],
    [
      'docs/b.md',
      {
        created: '2026-02-02T00:00:00.000Z',
        updated: '2026-02-02T00:00:00.000Z',
        updatedBy: 'Bob',
      },
    ],
  ])
})

test('a file keeps its history under another name', () => {
  const commits = [
    commit('2026-03-03', 'Ada', renamed('docs/old.md', 'docs/new.md')),
    commit('2026-02-02', 'Bob', changed('docs/old.md')),
  ]
  expect(traceFiles(commits, ['docs/new.md']).get('docs/new.md')).toEqual({
    created: '2026-02-02T00:00:00.000Z',
    updated: '2026-03-03T00:00:00.000Z',
    updatedBy: 'Ada',
  })
})

test('two files that swap their names keep their histories', () => {
  const commits = [
    commit(
      '2026-03-03',
      'Ada',
      renamed('a.md', 'b.md'),
      renamed('b.md', 'a.md'),
    ),
    commit('2026-02-02', 'Bob', changed('a.md')),
    commit('2026-01-01', 'Bob', changed('b.md')),
  ]
  const history = traceFiles(commits, ['a.md', 'b.md'])
  expect(history.get('b.md')?.created).toBe('2026-02-02T00:00:00.000Z')
  expect(history.get('a.md')?.created).toBe('2026-01-01T00:00:00.000Z')
})

test('a file that was deleted and made anew begins anew', () => {
  const commits = [
    commit('2026-03-03', 'Ada', changed('a.md')),
    commit('2026-02-02', 'Ada', { path: 'a.md', type: 'deleted' }),
    commit('2026-01-01', 'Ada', changed('a.md')),
  ]
  expect(traceFiles(commits, ['a.md']).get('a.md')?.created).toBe(
    '2026-03-03T00:00:00.000Z',
  )
})

test('a file that was never committed has no history', () => {
  expect(traceFiles([], ['a.md']).size).toBe(0)
})
