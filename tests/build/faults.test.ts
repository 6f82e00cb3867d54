import { spawn } from 'node:child_process'
import { chmodSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../harness/build.ts'
import { fingerprint } from '../harness/file-tree.ts'
import { gwdocsScript } from '../harness/gwdocs.ts'
import type { SiteCopy } from '../harness/site-copy.ts'
import { changeValidSite } from '../harness/valid-site.ts'

type Fingerprint = ReturnType<typeof fingerprint>

let site: SiteCopy
let outDir: string
/** What must be there still, after a build that could not be finished. */
let before: Fingerprint
/** Files of the site's folder, but for what is kept between builds. */
const beside = () => readdirSync(site.dir).filter((name) => name !== '.gwdocs')

beforeAll(async () => {
  site = changeValidSite({})
  outDir = join(site.dir, 'build')
  expect((await build(site.dir)).code).toBe(0)
  before = fingerprint(outDir)
})

afterAll(() => site.remove())

/** Runs a build as a shell does that was told something first. */
function buildInShell(
  first: string,
): Promise<{ code: number | null; stderr: string }> {
  return new Promise((resolve, reject) => {
    const command = `${first} && exec "$0" "$@"`
    const args = [command, process.execPath, gwdocsScript, 'build', site.dir]
    const child = spawn('sh', ['-c', ...args], {
      env: { ...process.env, NO_COLOR: '1' },
    })
    let stderr = ''
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stderr }))
  })
}

// A limit of file sizes refuses to write as a full disk does, and needs no disk of its own.
test.skipIf(process.platform === 'win32')(
  'a disk that takes no more leaves the site as it was, and says so',
  async () => {
    site.write('docs/start.md', '# Start\n\nMore.\n')
    const { code, stderr } = await buildInShell('ulimit -f 20')
    expect(stderr).toMatch(/^error disk-full {2}.*assets\/.+\n/)
    expect(stderr).toMatch(/`ulimit -f`/)
    expect(code).toBe(3)
    expect(fingerprint(outDir)).toEqual(before)
    expect(beside()).not.toContainEqual(expect.stringMatching(/^\./))
  },
)

// Rights bind everybody but the superuser.
test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
  'a folder that may not be written to leaves the site as it was, and says so',
  async () => {
    site.write('docs/start.md', '# Start\n\nMore.\n')
    chmodSync(site.dir, 0o555)
    const { code, summary } = await build(site.dir)
    chmodSync(site.dir, 0o755)
    expect(summary).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'access-denied', severity: 'error' }],
    })
    expect(code).toBe(3)
    expect(fingerprint(outDir)).toEqual(before)
  },
)

test('builds at the same time leave the site that each of them made', async () => {
  site.write('docs/start.md', '# Start\n\nAll at once.\n')
  const builds = await Promise.all([1, 2, 3].map(() => build(site.dir)))
  expect(builds.map(({ code }) => code)).toEqual([0, 0, 0])
  const together = fingerprint(outDir)
  expect(beside().filter((name) => name.startsWith('.'))).toEqual([])
  expect((await build(site.dir)).code).toBe(0)
  expect(fingerprint(outDir)).toEqual(together)
  expect(together).not.toEqual(before)
})
