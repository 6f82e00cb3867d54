import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { makeConfig } from '../../testing/make-site.ts'
import { parseFile } from '../parse-file.ts'

function textOf(text: string): string {
  const { content } = parseFile(
    { filePath: 'docs/a.md', text },
    makeConfig().markdown,
  )
  return toString(content).trim()
}

test.each([
  ['A Map<String> here.', 'A Map<String> here.'],
  ['Use Result<T, E> or <T>.', 'Use Result<T, E> or <T>.'],
  ['<placeholder>\n', '<placeholder>'],
  ['A `Map<String>` is a Map<String>.', 'A Map<String> is a Map<String>.'],
  ['Run it with --out <folder> twice.', 'Run it with --out <folder> twice.'],
  ['<svg viewBox="0 0 1 1"><path d="M0 0" /></svg> drawn', 'drawn'],
  ['Press <kbd>K</kbd> now.', 'Press K now.'],
  ['A <my-element>part</my-element>.', 'A part.'],
])('%j reads %j', (markdown, expected) => {
  expect(textOf(markdown)).toBe(expected)
})
