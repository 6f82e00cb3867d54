import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createKept } from './kept.ts'

test('a step is done again when one of its inputs is another value', () => {
  const { keep, within } = createKept()
  const make = vi.fn(() => ({}))
  const [one, other] = [{}, {}]
  const first = keep('step', [one, 'text'], make)
  expect(keep('step', [one, ['te', 'xt'].join('')], make)).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
  keep('step', [other, 'text'], make)
  keep('step', [other], make)
  within('elsewhere').keep('step', [other], make)
  expect(make).toHaveBeenCalledTimes(4)
})

async function watchFile() {
  const folder = mkdtempSync(join(tmpdir(), 'gwdocs-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'a.txt')
  const { keepFiles, forgetFiles } = createKept()
  const make = vi.fn(() =>
    Promise.resolve({ value: 1, files: [file], mayKeep: true }),
  )
  const use = async () => {
    await keepFiles('step', [], make)
    return make.mock.calls.length
  }
  return { file, use, forgetFiles, make }
}

/** What lies longer in the past than a clock's tick is settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 40))

test('a step that reads a file is done again when that is another', async () => {
  const { file, use, forgetFiles } = await watchFile()
  expect(await use()).toBe(1)
  expect(await use()).toBe(1)
  writeFileSync(file, 'one')
  await settle()
  expect(await use()).toBe(2)
  expect(await use()).toBe(2)
  writeFileSync(file, 'two')
  utimesSync(file, 1, 1)
  await settle()
  expect(await use()).toBe(3)
  forgetFiles()
  expect(await use()).toBe(4)
})

test('what was written while it was read is read again', async () => {
  const { file, use } = await watchFile()
  writeFileSync(file, 'at this moment')
  expect(await use()).toBe(1)
  expect(await use()).toBe(2)
})

test('what failed is tried again', async () => {
  const { use, make } = await watchFile()
  make.mockResolvedValue({ value: 0, files: [], mayKeep: false })
  expect(await use()).toBe(1)
  expect(await use()).toBe(2)
})
