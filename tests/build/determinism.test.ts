import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { build } from '../harness/build.ts'
import { fingerprint, freshFolder } from '../harness/file-tree.ts'
import { copySite, fixture, repository } from '../harness/site-copy.ts'

const folders: string[] = []

afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true })
})

/** Builds in a process and a folder of its own. */
async function buildAnew(siteDir: string) {
  const outDir = freshFolder()
  folders.push(dirname(outDir))
  const { code } = await build(siteDir, ['--out-dir', outDir])
  expect(code).toBe(0)
  return fingerprint(outDir)
}

test('the same site gives the same files with the same bytes', async () => {
  const siteDir = join(repository, 'site')
  const first = await buildAnew(siteDir)
  expect(Object.keys(first).length).toBeGreaterThan(50)
  expect(await buildAnew(siteDir)).toEqual(first)
})

test.each([
  'nasty-markdown',
  'own-components',
  'replaced-components',
  'rich-markdown',
  'two-locales',
])(
  'the fixture `%s` gives the same bytes wherever its folder lies',
  async (name) => {
    const copy = copySite(fixture(name))
    folders.push(copy.dir)
    const here = await buildAnew(fixture(name))
    expect(Object.keys(here).length).toBeGreaterThan(3)
    expect(await buildAnew(copy.dir)).toEqual(here)
  },
)

test('a build that replaces another leaves nothing of it behind', async () => {
  const copy = copySite(fixture('own-components'))
  folders.push(copy.dir)
  copy.write('docs/later-removed.md', '# Later removed\n')
  const outDir = join(copy.dir, 'build')
  await build(copy.dir)
  expect(fingerprint(outDir)).toHaveProperty('docs/later-removed/index.html')
  rmSync(join(copy.dir, 'docs/later-removed.md'))
  await build(copy.dir)
  expect(fingerprint(outDir)).toEqual(
    await buildAnew(fixture('own-components')),
  )
})
