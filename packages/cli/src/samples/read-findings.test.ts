import { expect, test } from 'vitest'
import { readFindings } from './read-findings.ts'

const folder = 's0123456789abcdef'

test.each([
  ['vet: ./FOLDER/main.go:3:2: undefined: x', 3, 2, 'undefined: x'],
  ['FOLDER/main.go:9: missing return', 9, undefined, 'missing return'],
  ['/tmp/x/FOLDER/main.go:1:1: expected package', 1, 1, 'expected package'],
  [
    "FOLDER/main.go(4,7): error TS2304: Cannot find name 'x'.",
    4,
    7,
    "Cannot find name 'x'",
  ],
  ['.\\FOLDER\\main.go:2:5: bad', 2, 5, 'bad'],
])('%s', (text, line, column, message) => {
  const findings = readFindings(
    `# package\n${text.replace('FOLDER', folder)}\n`,
    new Set([folder]),
  )
  expect(findings).toEqual([{ folder, file: 'main.go', line, column, message }])
})

test('what is said of other files is nobody’s', () => {
  expect(readFindings(`go.mod:3: bad\n${folder}/a.go:1: x`, new Set())).toEqual(
    [],
  )
})
