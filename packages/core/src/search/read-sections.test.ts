import { expect, test } from 'vitest'
import { parseText } from '../testing/parse-text.ts'
import { readSections } from './read-sections.ts'

function show(text: string) {
  const { content } = parseText(text)
  return readSections(content).map(({ id, heading, text: own }) => [
    id,
    heading,
    own,
  ])
}

test('a section for each heading, and one for what stands above them', () => {
  expect(
    show(
      '开头。\n\n## 路由 {#routes}\n\n一段\n\n- 甲\n- 乙\n\n### `Use()`\n\n尾。',
    ),
  ).toEqual([
    ['', '', '开头。'],
    ['routes', '路由', '一段 甲 乙'],
    ['use', 'Use()', '尾。'],
  ])
})

test('code, tables, notices and pictures are read; what is drawn is not', () => {
  const [[, , text] = []] = show(
    [
      '见 `NewServer` 和**粗**体。',
      '```go\nfunc main() {}\n```',
      '| 名 | 义 |\n| --- | --- |\n| a | b |',
      ':::tip[提示]\n\n里面\n\n:::',
      '![一张图](https://a.example/a.png)',
      '<svg><title>不读</title></svg>',
    ].join('\n\n'),
  )
  expect(text).toContain('见 NewServer 和粗体。')
  expect(text).toContain('func main() {}')
  expect(text).toContain('名 义 a b')
  expect(text).toMatch(/提示.*里面/)
  expect(text).toContain('一张图')
  expect(text).not.toContain('不读')
})
