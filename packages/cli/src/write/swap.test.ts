import { spawnSync } from 'node:child_process'
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
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { finishSwap, swapIn, swapSteps } from './swap.ts'

// Another process runs what is built: it cannot read TypeScript.
const builtModule = (name: string) =>
  new URL(`../../dist/write/${name}.js`, import.meta.url).href

let parent: string
let outDir: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'gwdocs-swap-'))
  outDir = join(parent, 'build')
})

afterEach(() => rmSync(parent, { recursive: true, force: true }))

/** A site of two files, so that a mixture of two sites can be told. */
function writeFolder(folder: string, text: string): string {
  mkdirSync(join(folder, 'docs'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), text)
  writeFileSync(join(folder, 'docs/intro.html'), text)
  return folder
}

function readFolder(folder: string): string[] {
  return ['index.html', 'docs/intro.html'].map((path) =>
    readFileSync(join(folder, path), 'utf8'),
  )
}

/** Swaps in a process of its own, which ends by force right after a step. */
function swapAndDie(step: string): NodeJS.Signals | null {
  const script = join(parent, 'swap-and-die.mjs')
  writeFileSync(
    script,
    `import { stagingFolder } from ${JSON.stringify(builtModule('siblings'))}
import { swapIn } from ${JSON.stringify(builtModule('swap'))}
import { cpSync } from 'node:fs'
const [outDir, source, step] = process.argv.slice(2)
const staged = stagingFolder(outDir)
cpSync(source, staged, { recursive: true })
await swapIn(outDir, staged, (done) => {
  if (done === step) process.kill(process.pid, 'SIGKILL')
})
`,
  )
  const source = writeFolder(join(parent, 'source'), 'new')
  const { signal } = spawnSync(process.execPath, [script, outDir, source, step])
  rmSync(script)
  rmSync(source, { recursive: true })
  return signal
}

describe('a process that is killed', () => {
  test.each(swapSteps)(
    'after the step %s leaves a whole site, and nothing beside it after recovery',
    async (step) => {
      writeFolder(outDir, 'old')
      expect(swapAndDie(step)).toBe('SIGKILL')
      await finishSwap(outDir)
      expect(readFolder(outDir)).toEqual(['new', 'new'])
      expect(readdirSync(parent)).toEqual(['build'])
    },
  )

  test.each(swapSteps)(
    'after the step %s of the first swap ever leaves the new site',
    async (step) => {
      expect(swapAndDie(step)).toBe('SIGKILL')
      await finishSwap(outDir)
      expect(readFolder(outDir)).toEqual(['new', 'new'])
      expect(readdirSync(parent)).toEqual(['build'])
    },
  )
})

test('a swap that nobody disturbs leaves the new site and nothing beside it', async () => {
  writeFolder(outDir, 'old')
  const staged = writeFolder(join(parent, '.build.gwdocs-new-1'), 'new')
  const steps: string[] = []
  await swapIn(outDir, staged, (step) => steps.push(step))
  expect(steps).toEqual([...swapSteps])
  expect(readFolder(outDir)).toEqual(['new', 'new'])
  expect(readdirSync(parent)).toEqual(['build'])
})

test('a staged folder of a build that ended before its swap is cleared away', async () => {
  writeFolder(outDir, 'old')
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFolder(join(parent, `.build.gwdocs-new-${pid}`), 'half')
  await finishSwap(outDir)
  expect(readFolder(outDir)).toEqual(['old', 'old'])
  expect(readdirSync(parent)).toEqual(['build'])
})

test('a staged folder of a build that is still at work is kept', async () => {
  const name = `.build.gwdocs-new-${process.ppid}`
  writeFolder(join(parent, name), 'half')
  await finishSwap(outDir)
  expect(readdirSync(parent)).toEqual([name])
})

test('a draft of a journal, which a kill left, is cleared away', async () => {
  writeFolder(outDir, 'old')
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(join(parent, `.build.gwdocs-draft-${pid}`), '{"sta')
  await finishSwap(outDir)
  expect(readFolder(outDir)).toEqual(['old', 'old'])
  expect(readdirSync(parent)).toEqual(['build'])
})

test('a swap whose second rename fails leaves the old site and no journal', async () => {
  writeFolder(outDir, 'old')
  const missing = join(parent, '.build.gwdocs-new-1')
  await expect(swapIn(outDir, missing)).rejects.toThrow(/ENOENT/)
  expect(readFolder(outDir)).toEqual(['old', 'old'])
  expect(readdirSync(parent)).toEqual(['build'])
})

test('a journal that the disk has damaged is cleared away', async () => {
  writeFolder(outDir, 'old')
  writeFileSync(join(parent, '.build.gwdocs-swap.json'), '{"sta\0\0')
  const staged = writeFolder(join(parent, '.build.gwdocs-new-1'), 'new')
  await swapIn(outDir, staged)
  expect(readFolder(outDir)).toEqual(['new', 'new'])
  expect(readdirSync(parent)).toEqual(['build'])
})

test('a swap waits for that of another process', async () => {
  writeFolder(outDir, 'old')
  const journal = join(parent, '.build.gwdocs-swap.json')
  const other = `.build.gwdocs-new-${process.ppid}`
  writeFileSync(journal, JSON.stringify({ staged: other, retired: 'x' }))
  const staged = writeFolder(
    join(parent, `.build.gwdocs-new-${process.pid}`),
    'new',
  )
  let isFree = false
  const swapped = swapIn(outDir, staged, () => expect(isFree).toBe(true))
  await setTimeout(100)
  isFree = true
  rmSync(journal)
  await swapped
  expect(readFolder(outDir)).toEqual(['new', 'new'])
  expect(readdirSync(parent)).toEqual(['build'])
})
