import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../harness/build.ts'
import { listTree } from '../harness/file-tree.ts'
import { copySite, fixture, type SiteCopy } from '../harness/site-copy.ts'

let site: SiteCopy
/** Path → text of every script. */
let scripts: ReadonlyMap<string, string>

beforeAll(async () => {
  site = copySite(fixture('replaced-components'))
  await build(site.dir)
  const outDir = join(site.dir, 'build')
  const paths = listTree(outDir).filter((path) => path.endsWith('.js'))
  scripts = new Map(
    paths.map((path) => [path, readFileSync(join(outDir, path), 'utf8')]),
  )
})

afterAll(() => site.remove())

/** The scripts that every page loads: the client, and what it imports at once. */
function clientScripts(): string {
  const found = new Set<string>()
  const add = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    const text = scripts.get(path) ?? ''
    for (const [, name] of text.matchAll(/(?:from|import)"\/([^"]+\.js)"/g))
      if (name !== undefined) add(name)
  }
  const client = [...scripts.keys()].find((path) => /\/client-/.test(path))
  add(client ?? '')
  return [...found].map((path) => scripts.get(path)).join('\n')
}

test('components of the navbar and the sidebar come with the client', () => {
  expect(clientScripts()).toContain('Pressed ')
})

test.each([
  ['what is only HTML', 'A footer of our own'],
  ['what stands in articles', 'Our '],
  ['a table', 'A table of ours'],
  // Components of articles, which a component of the navbar did not ask for.
  ["the theme's own cards", 'gw-cards'],
  ["the theme's own tables", 'gw-table'],
  ["the theme's own footer", 'gw-footer-inner'],
])('%s does not', (_, text) => {
  expect(clientScripts()).not.toContain(text)
})

test('what is only HTML is in no script at all', () => {
  expect([...scripts.values()].join('')).not.toContain('A footer of our own')
})
