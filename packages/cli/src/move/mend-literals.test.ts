import type { Diagnostic } from '@gwdocs/core'
import { expect, test } from 'vitest'
import { mendLiterals } from './mend-literals.ts'

const rename = (literal: string) => (literal === 'old' ? 'new' : undefined)

function mend(filePath: string, text: string, ...keyPath: (string | number)[]) {
  const finding: Diagnostic = {
    code: 'doc-unknown',
    severity: 'error',
    message: '',
    hint: '',
    place: { type: 'key', file: filePath, keyPath },
  }
  const mended = mendLiterals({ filePath, text }, [finding], rename)
  return mended.left.length > 0 ? 'left' : mended.text
}

test.each([
  [
    "export default { main: ['a', 'old'] }",
    ['main', 1],
    "export default { main: ['a', 'new'] }",
  ],
  [
    'export default { main: [{ type: \'doc\', id: "old" }] }',
    ['main', 0],
    'export default { main: [{ type: \'doc\', id: "new" }] }',
  ],
  [
    "const list = ['old']\nexport default { main: list }",
    ['main', 0],
    "const list = ['new']\nexport default { main: list }",
  ],
  [
    "module.exports = { main: { A: ['old'] } }",
    ['main', 'A', 0],
    "module.exports = { main: { A: ['new'] } }",
  ],
  ["export default { main: ['o' + 'ld', 'a'] }", ['main', 0], 'left'],
  ["export default { main: [{ id: name }, 'old'] }", ['main', 0], 'left'],
])('%j at %j becomes %j', (text, keyPath, result) => {
  expect(mend('sidebars.ts', text, ...keyPath)).toBe(result)
})

test.each([
  [
    'a.json',
    '{"link": {"type": "doc", "id": "old"}}',
    '{"link": {"type": "doc", "id": "new"}}',
  ],
  [
    'a.yml',
    'link:\n  type: doc\n  id: old # why\n',
    'link:\n  type: doc\n  id: new # why\n',
  ],
])('%s: %j becomes %j', (file, text, result) => {
  expect(mend(file, text, 'link', 'id')).toBe(result)
})
