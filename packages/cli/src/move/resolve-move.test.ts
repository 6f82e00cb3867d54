import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resolveMove } from './resolve-move.ts'

const siteDir = mkdtempSync(join(tmpdir(), 'gwdocs-test-'))

beforeAll(() => {
  const paths = ['docs/setup.md', 'docs/intro.md', 'docs/guide/a.md']
  for (const path of [
    ...paths,
    'docs/guide/b.svg',
    'blog/x.md',
    'sidebars.ts',
  ]) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), '')
  }
})
afterAll(() => rmSync(siteDir, { recursive: true }))

function resolve(from: string, to: string) {
  return resolveMove({ siteDir, from, to, folders: ['docs', 'blog'] })
}

test.each([
  ['docs/setup.md', 'docs/x.md', { 'docs/setup.md': 'docs/x.md' }],
  ['docs/setup.md', 'docs/x', { 'docs/setup.md': 'docs/x.md' }],
  ['./docs/setup.md', 'docs/guide', { 'docs/setup.md': 'docs/guide/setup.md' }],
  ['docs/setup.md', 'docs/new/', { 'docs/setup.md': 'docs/new/setup.md' }],
  [
    'docs/guide/',
    'docs/manual',
    {
      'docs/guide/a.md': 'docs/manual/a.md',
      'docs/guide/b.svg': 'docs/manual/b.svg',
    },
  ],
])('%s → %s takes %j', async (from, to, files) => {
  expect(await resolve(from, to)).toEqual({
    type: 'move',
    root: 'docs',
    files: new Map(Object.entries(files)),
  })
})

test.each([
  ['docs/gone.md', 'docs/x.md', 'There is no file `docs/gone.md`.'],
  ['sidebars.ts', 'docs/x.md', '`sidebars.ts` lies in no folder of content.'],
  ['docs/setup.md', 'x.md', '`x.md` does not lie in `docs`'],
  ['docs/setup.md', 'blog/y.md', '`blog/y.md` does not lie in `docs`'],
  ['docs/setup.md', '../x.md', '`../x.md` does not lie in `docs`'],
  ['docs/setup.md', 'docs/intro.md', 'There is `docs/intro.md` already.'],
  ['docs/setup.md', 'docs/setup.md', 'There is `docs/setup.md` already.'],
  [
    'docs/guide',
    'docs/guide/in/it',
    '`docs/guide/in/it` lies within `docs/guide`',
  ],
])('%s → %s is refused', async (from, to, problem) => {
  const refused = await resolve(from, to)
  expect(refused).toMatchObject({
    type: 'refused',
    problem: expect.stringContaining(problem) as string,
  })
})
