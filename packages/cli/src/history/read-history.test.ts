import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { resolveConfig } from '@gwdocs/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readHistory } from './read-history.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gwdocs-history-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** git as nobody's settings change it. */
function git(args: readonly string[], env: Record<string, string> = {}): void {
  execFileSync('git', args, {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      ...env,
    },
  })
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function commit(date: string, name: string): void {
  const email = 'someone@example.com'
  git(['add', '-A'])
  git(['commit', '-m', 'change'], {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: date,
    GIT_AUTHOR_DATE: date,
  })
}

function read(siteDir: string, files: readonly string[]) {
  const { config } = resolveConfig(
    {
      title: 'A',
      url: 'https://example.com',
      docs: { showLastUpdateTime: true },
    },
    'gwdocs.config.ts',
  )
  if (!config) throw new Error('The config is sound.')
  const cache = new Map()
  return readHistory({ siteDir, folders: ['docs'], files, cache, config })
}

test('files of a site in a folder of a repository, with names of any script', async () => {
  git(['init'])
  write('site/docs/老 名字.md', 'a\nb\nc\n')
  write('site/docs/b.md', 'other')
  commit('2026-01-01T10:00:00+08:00', '小明')
  renameSync(join(root, 'site/docs/老 名字.md'), join(root, 'site/docs/新.md'))
  commit('2026-02-02T00:00:00Z', 'Ada')
  write('site/docs/untracked.md', 'x')
  const { history, diagnostics } = await read(join(root, 'site'), [
    'docs/新.md',
    'docs/b.md',
    'docs/untracked.md',
  ])
  expect(diagnostics).toEqual([])
  expect(Object.fromEntries(history)).toEqual({
    'docs/新.md': {
      created: '2026-01-01T02:00:00.000Z',
      updated: '2026-02-02T00:00:00.000Z',
      updatedBy: 'Ada',
    },
    'docs/b.md': {
      created: '2026-01-01T02:00:00.000Z',
      updated: '2026-01-01T02:00:00.000Z',
      updatedBy: '小明',
    },
  })
})

test('a clone without the older commits gives no dates, and a warning', async () => {
  git(['init', 'whole'])
  write('whole/docs/a.md', 'a')
  const whole = root
  root = join(whole, 'whole')
  commit('2026-01-01T00:00:00Z', 'Ada')
  write('docs/a.md', 'b')
  commit('2026-02-02T00:00:00Z', 'Ada')
  git(['clone', '--depth', '1', `file://${root}`, join(whole, 'shallow')])
  root = whole
  const { history, diagnostics } = await read(join(root, 'shallow'), [
    'docs/a.md',
  ])
  expect(history.size).toBe(0)
  expect(diagnostics).toEqual([
    {
      code: 'git-shallow',
      severity: 'warning',
      message:
        'The clone lacks the older commits, so no page knows when it was last changed.',
      hint: 'fetch them: `git fetch --unshallow`, or `fetch-depth: 0` in a GitHub workflow.',
      place: { type: 'file', file: 'gwdocs.config.ts' },
    },
  ])
})

test('without a repository there are no dates, and a warning', async () => {
  const { history, diagnostics } = await read(root, ['docs/a.md'])
  expect(history.size).toBe(0)
  expect(diagnostics.map(({ code }) => code)).toEqual(['git-missing'])
})
