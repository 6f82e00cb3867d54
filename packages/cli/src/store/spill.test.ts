import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSpill } from './spill.ts'

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gwdocs-spill-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Several megabytes in pieces of many sizes, one of them empty, one large. */
const pieces = Array.from({ length: 60 }, (_, index) =>
  Buffer.alloc(index === 30 ? 3_000_000 : index * 3000, `${index} `),
)

test.each([
  ['a folder', ''],
  ['a folder that is not there', 'new/one'],
  ['no folder at all', 'file'],
])('what was put in %s is read as it was, in any order', (_, path) => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'file'), '')
  const spill = createSpill(join(folder, path))
  const spilled = pieces.map((each) => spill.put(each))
  const order = [...spilled.keys()].reverse()
  for (const at of [...order, ...order]) {
    expect(spilled[at]?.length).toBe(pieces[at]?.length)
    expect(spilled[at]?.read().equals(pieces[at] ?? Buffer.alloc(0))).toBe(true)
  }
})

test.skipIf(process.platform === 'win32')(
  'nothing of it is seen in the folder',
  () => {
    const folder = freshFolder()
    const spill = createSpill(folder)
    for (const each of pieces) spill.put(each)
    expect(readdirSync(folder)).toEqual([])
  },
)

test('what is put in after all was forgotten is read as it was', () => {
  const spill = createSpill(freshFolder())
  for (const each of pieces) spill.put(each)
  spill.clear()
  const spilled = pieces.map((each) => spill.put(each))
  expect(spilled[30]?.read().equals(pieces[30] ?? Buffer.alloc(0))).toBe(true)
})
