import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pageStateOf } from './page-state.ts'

function siteWith(path: string) {
  const dir = mkdtempSync(join(tmpdir(), 'gwdocs-test-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const source = join(dir, 'file')
  writeFileSync(source, 'one')
  const sources = new Map([[path, source]])
  const files = { sourceOf: (path: string) => sources.get(path) }
  return {
    state: (html: string) => pageStateOf(html, { files, baseUrl: '/base/' }),
    save: () => writeFileSync(source, 'one and two'),
    remove: () => rmSync(source),
  }
}

test.each([
  ['<img src="/base/img/a%20b.svg">', true],
  ['<img srcset="/base/x.png 1x, /base/img/a%20b.svg 2x">', true],
  ['<link href="/base/img/a%20b.svg?v=1#part">', true],
  ['<a href="/base/img">', false],
  ['<img src="/img/a%20b.svg">', false],
  ['<a href="/base/%">', false],
])('the state of %s is another when the file is: %s', (html, isOther) => {
  const { state, save } = siteWith('img/a b.svg')
  const before = state(html)
  expect(state(html)).toBe(before)
  save()
  expect(state(html) !== before).toBe(isOther)
})

test('the state is another when the HTML is, or the file is gone', () => {
  const { state, remove } = siteWith('a.png')
  const html = '<img src="/base/a.png">'
  expect(state(html)).not.toBe(state(`${html}.`))
  const before = state(html)
  remove()
  expect(state(html)).not.toBe(before)
})
