import { readdirSync, readFileSync } from 'node:fs'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { systemFault } from './system-fault.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'gwdocs-fault-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function errorOf(act: () => void): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was refused.')
}

describe('what the system really refuses', () => {
  test('a file that was removed', () => {
    const error = errorOf(() => readFileSync(join(folder, 'docs/a.md')))
    expect(systemFault(error, folder)).toMatchObject({
      code: 'file-vanished',
      place: { type: 'file', file: 'docs/a.md' },
      hint: 'run the command again.',
    })
  })

  test('a file where a folder is wanted', () => {
    writeFileSync(join(folder, 'docs'), '')
    const error = errorOf(() => readdirSync(join(folder, 'docs')))
    expect(systemFault(error, folder)?.code).toBe('folder-missing')
  })

  test('a name that is too long', () => {
    const error = errorOf(() =>
      writeFileSync(join(folder, 'a'.repeat(300)), ''),
    )
    expect(systemFault(error, folder)?.code).toBe('name-too-long')
  })
})

// man 3 errno; what cannot be had without a broken disk or a limit of the machine.
test.each([
  ['ENOSPC', 'write', 'disk-full'],
  ['EDQUOT', 'write', 'disk-full'],
  ['EFBIG', 'write', 'disk-full'],
  ['EACCES', 'open', 'access-denied'],
  ['EPERM', 'rename', 'access-denied'],
  ['EROFS', 'mkdir', 'access-denied'],
  ['EMFILE', 'open', 'open-files-exhausted'],
  ['EIO', 'read', 'disk-failed'],
  ['ENOSPC', 'watch', 'watches-exhausted'],
  ['ELOOP', 'open', 'system-failed'],
])(
  '%s of %s is %s, and says the error of the system',
  (code, syscall, name) => {
    const error = Object.assign(new Error(code), { errno: -1, code, syscall })
    const fault = systemFault(error, folder)
    expect(fault?.code).toBe(name)
    expect(fault?.message).toContain(code)
  },
)

test('a mistake of the program is none of the system', () => {
  expect(systemFault(new TypeError('x is not a function'), folder)).toBe(
    undefined,
  )
  const ofNode = Object.assign(new Error('x'), { code: 'ERR_INVALID_ARG_TYPE' })
  expect(systemFault(ofNode, folder)).toBe(undefined)
})
