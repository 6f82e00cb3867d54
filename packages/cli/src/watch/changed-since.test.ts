import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedSince } from './changed-since.ts'

/** A site whose last change was an hour before `now`, as far as the stamps of its files tell. */
function oldSite() {
  const dir = mkdtempSync(join(tmpdir(), 'gwdocs-test-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const path = (name: string) => join(dir, name)
  mkdirSync(path('docs/deep'), { recursive: true })
  writeFileSync(path('docs/deep/first.md'), '')
  writeFileSync(path('main.go'), '')
  return path
}

/** Waits until the clock of the file system has moved on, and gives its time. */
function later(path: string): number {
  const before = statSync(path).ctimeMs
  const probe = mkdtempSync(join(tmpdir(), 'gwdocs-test-'))
  onTestFinished(() => rmSync(probe, { recursive: true }))
  for (;;) {
    writeFileSync(join(probe, 'clock'), '')
    const { ctimeMs } = statSync(join(probe, 'clock'))
    if (ctimeMs > before + 100) return ctimeMs
  }
}

test.each<[string, (path: (name: string) => string) => void, boolean]>([
  ['nothing', () => undefined, false],
  ['a save', (at) => writeFileSync(at('docs/deep/first.md'), 'new'), true],
  ['a new file', (at) => writeFileSync(at('docs/second.md'), ''), true],
  ['a file gone', (at) => rmSync(at('docs/deep/first.md')), true],
  ['a folder gone', (at) => rmSync(at('docs'), { recursive: true }), true],
  [
    'an old file in the place of another',
    (at) => renameSync(at('main.go'), at('docs/deep/first.md')),
    true,
  ],
  ['a packet', (at) => mkdirSync(at('docs/node_modules/a')), false],
])('%s after a moment is a change: %#', (_, change, isChange) => {
  const path = oldSite()
  mkdirSync(path('docs/node_modules'))
  const time = later(path('docs/node_modules'))
  change(path)
  expect(changedSince([path('docs'), path('missing')], time)).toBe(isChange)
})

test('a single file that was taken away is a change', () => {
  const path = oldSite()
  const time = later(path('main.go'))
  expect(changedSince([path('main.go')], time)).toBe(false)
  rmSync(path('main.go'))
  expect(changedSince([path('main.go')], time)).toBe(true)
})
