import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { load } from 'cheerio'
import { afterAll, expect, test } from 'vitest'
import { build } from '../harness/build.ts'
import { freshFolder } from '../harness/file-tree.ts'
import { copySite, repository } from '../harness/site-copy.ts'
import { type Runtime, withRuntime } from '../harness/with-runtime.ts'

const folders: string[] = []

afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true })
})

/**
 * What a docs page may make a reader load, in bytes after gzip. Whoever raises a number says
 * in the change what readers get for it.
 */
const budgets: Readonly<Record<Runtime, { scripts: number; styles: number }>> =
  {
    react: { scripts: 90_500, styles: 12_000 },
    preact: { scripts: 31_000, styles: 12_000 },
  }

async function buildWith(runtime: Runtime): Promise<string> {
  const copy = copySite(join(repository, 'site'))
  const outDir = freshFolder()
  folders.push(copy.dir, dirname(outDir))
  withRuntime(copy, runtime)
  const { code } = await build(copy.dir, ['--out-dir', outDir])
  expect(code).toBe(0)
  return outDir
}

/** The client of a page and all that it imports at once. */
function scriptsOf(
  outDir: string,
  path: string,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  const code = readFileSync(join(outDir, path), 'utf8')
  const imports = code.matchAll(/(?:import|from)"[^"]*?([\w-]+\.js)"/g)
  for (const [, name = ''] of imports)
    scriptsOf(outDir, join(dirname(path), name), seen)
  return seen
}

function bytesOf(outDir: string, paths: Iterable<string>): number {
  return [...paths]
    .map((path) => gzipSync(readFileSync(join(outDir, path)), { level: 9 }))
    .reduce((sum, { length }) => sum + length, 0)
}

test.each(['react', 'preact'] as const)(
  'a docs page stays within its budget with %s',
  async (runtime) => {
    const outDir = await buildWith(runtime)
    const file = join(outDir, 'tutorial/routing.html')
    const $ = load(readFileSync(file, 'utf8'))
    const client = $('html').attr('data-gw-client') ?? ''
    const sheets = $('link[rel="stylesheet"]')
      .toArray()
      .map((each) => $(each).attr('href') ?? '')
    expect(client).toMatch(/^\/assets\/client-/)
    expect(sheets.length).toBeGreaterThan(0)
    const scripts = bytesOf(outDir, scriptsOf(outDir, client))
    const styles = bytesOf(outDir, sheets)
    expect(scripts).toBeLessThanOrEqual(budgets[runtime].scripts)
    expect(styles).toBeLessThanOrEqual(budgets[runtime].styles)
    // A number that is far off guards nothing.
    expect(scripts).toBeGreaterThan(budgets[runtime].scripts * 0.9)
    expect(styles).toBeGreaterThan(budgets[runtime].styles * 0.9)
  },
)
