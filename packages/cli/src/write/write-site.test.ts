import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OutputFile } from '../pipeline/site-build.ts'
import { writeSite } from './write-site.ts'

let parent: string
let outDir: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'gwdocs-write-'))
  outDir = join(parent, 'build')
  mkdirSync(outDir)
  writeFileSync(join(outDir, 'index.html'), 'old')
})

afterEach(() => rmSync(parent, { recursive: true }))

const page = (bytes: string): OutputFile => ({ type: 'bytes', bytes })

test('a site takes the place of the one before', async () => {
  const files = new Map([
    ['index.html', page('new')],
    ['docs/a.html', page('长')],
  ])
  expect(await writeSite(outDir, { files, headers: [] })).toEqual({
    files: 2,
    bytes: 6,
  })
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toBe('new')
  expect(readFileSync(join(outDir, 'docs/a.html'), 'utf8')).toBe('长')
  expect(readdirSync(parent)).toEqual(['build'])
})

test.each<[string, string, OutputFile]>([
  [
    'a static file that was removed while the site was built',
    'logo.svg',
    { type: 'copy', source: '/no/such/logo.svg' },
  ],
  ['a name that the disk does not take', 'a'.repeat(300), page('x')],
])('%s leaves the old site, and nothing beside it', async (_, path, file) => {
  const many = Array.from(
    { length: 100 },
    (_, i) => [`docs/${i}.html`, page('new')] as const,
  )
  const files = new Map([...many, [path, file], ['index.html', page('new')]])
  await expect(writeSite(outDir, { files, headers: [] })).rejects.toThrow(
    /ENOENT|ENAMETOOLONG/,
  )
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toBe('old')
  expect(readdirSync(parent)).toEqual(['build'])
})

test('an error of the disk names the file that was written', async () => {
  const name = 'a'.repeat(300)
  const files = new Map([[name, page('x')]])
  await expect(
    writeSite(outDir, { files, headers: [] }),
  ).rejects.toHaveProperty('path', expect.stringContaining(name))
})
