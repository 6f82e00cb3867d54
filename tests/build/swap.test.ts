import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../harness/build.ts'
import { fingerprint } from '../harness/file-tree.ts'
import { gwdocs, gwdocsScript } from '../harness/gwdocs.ts'
import { copySite, fixture, type SiteCopy } from '../harness/site-copy.ts'

/** Each costs a build and more: the gate does with a few, and more are asked for by hand. */
const kills = Number(process.env['GWDOCS_KILLS'] ?? 10)
const seed = 20_261_120
const oldText = '# Plain\n\nThe old text.\n'
const newText = '# Plain\n\nThe new text.\n'

type Fingerprint = ReturnType<typeof fingerprint>

let site: SiteCopy
let outDir: string
let oldSite: Fingerprint
let newSite: Fingerprint
let duration: number
/** A port at which nothing else can listen: a command that serves there ends at once. */
let takenPort: string
const listener = createServer()

beforeAll(async () => {
  await new Promise<void>((resolve) =>
    listener.listen(0, '127.0.0.1', () => resolve()),
  )
  takenPort = String((listener.address() as AddressInfo).port)
  site = copySite(fixture('own-components'))
  outDir = join(site.dir, 'build')
  newSite = await buildWith(newText)
  const started = performance.now()
  oldSite = await buildWith(oldText)
  duration = performance.now() - started
})

afterAll(() => {
  listener.close()
  site.remove()
})

async function buildWith(text: string): Promise<Fingerprint> {
  site.write('docs/plain.md', text)
  expect((await build(site.dir)).code).toBe(0)
  return fingerprint(outDir)
}

/** Starts a build and ends it after some milliseconds. */
function endAfter(milliseconds: number, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [gwdocsScript, 'build', site.dir], {
      stdio: 'ignore',
    })
    const timer = setTimeout(() => child.kill(signal), milliseconds)
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** The next number of a fixed sequence, from 0 to 1. @see Park, Miller: minimal standard */
function createRandom(start: number): () => number {
  let state = start
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

function isSame(a: Fingerprint, b: Fingerprint): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

test('the two sites that are swapped differ', () => {
  expect(newSite).not.toEqual(oldSite)
})

test('builds that are killed or interrupted at any moment leave the old site or the new one, whole', async () => {
  const random = createRandom(seed)
  let before = oldSite
  for (let kill = 0; kill < kills; kill++) {
    const isOld = isSame(before, oldSite)
    site.write('docs/plain.md', isOld ? newText : oldText)
    const signal = kill % 3 === 0 ? 'SIGINT' : 'SIGKILL'
    await endAfter(random() * duration, signal)
    // The next command, whatever it is, finishes what was cut off; this one changes nothing.
    const served = await gwdocs(['serve', site.dir, '--port', takenPort])
    expect(served.code, served.stderr).toBe(2)
    const after = fingerprint(outDir)
    const isWhole = isSame(after, oldSite) || isSame(after, newSite)
    expect(isWhole, `kill ${kill}`).toBe(true)
    before = after
    const own = readdirSync(site.dir).filter((name) => name !== '.gwdocs')
    expect(own.sort(), `kill ${kill}`).toEqual([
      'build',
      'docs',
      'gwdocs.config.ts',
      'package.json',
      'src',
    ])
  }
}, 300_000)

test('a build after all that gives what it would have given before', async () => {
  expect(await buildWith(newText)).toEqual(newSite)
})
