import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proseOf, readAvoidedWords } from './read-glossary.ts'

const site = join(import.meta.dirname, '../..')

/** Markdown of docs and blog, by path. */
function pages(): [path: string, text: string][] {
  return ['docs', 'blog'].flatMap((folder) =>
    readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.mdx?$/.test(path))
      .map((path): [string, string] => {
        const file = join(folder, path)
        return [file, readFileSync(join(site, file), 'utf8')]
      }),
  )
}

test('a row names the words that its term stands for', () => {
  const glossary = [
    '| 用语 | 英文 | 不用 | 说明 |',
    '| --- | --- | --- | --- |',
    '| 默认 | default | 缺省、预设 | |',
    '| 路由器 | router | | x |',
  ]
  expect(readAvoidedWords(glossary.join('\n'))).toEqual([
    { word: '缺省', term: '默认' },
    { word: '预设', term: '默认' },
  ])
})

test('code is no prose, and lines keep their numbers', () => {
  const text = '缺省\n\n```go\n// 缺省\n```\n\n用 `缺省` 和[甲](./缺省.md)。\n'
  const lines = proseOf(text).split('\n')
  expect(lines[0]).toBe('缺省')
  expect(lines.slice(1).join('')).not.toContain('缺省')
  expect(lines).toHaveLength(8)
})

test('every page keeps to the glossary', () => {
  const words = readAvoidedWords(
    readFileSync(join(site, 'GLOSSARY.md'), 'utf8'),
  )
  expect(words.length).toBeGreaterThan(20)
  const found = pages().flatMap(([path, text]) =>
    proseOf(text)
      .split('\n')
      .flatMap((line, index) =>
        words
          .filter(({ word }) => line.includes(word))
          .map(({ word, term }) => `${path}:${index + 1} ${word} → ${term}`),
      ),
  )
  expect(found).toEqual([])
})
