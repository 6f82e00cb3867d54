import type { Nodes } from 'hast'
import { describe, expect, test } from 'vitest'
import { elementsOf, outline, parseText } from '../../testing/parse-text.ts'

describe('a line break', () => {
  test.each([
    ['中文\n换行', '中文换行'],
    ['逗号，\n换行', '逗号，换行'],
    ['他说\n“你好”', '他说“你好”'],
    ['かな\nカナ', 'かなカナ'],
    ['**粗体**\n正文', '粗体正文'],
    ['正文\n**粗体**', '正文粗体'],
    ['𠮷\n野家', '𠮷野家'],
    ['# 标题\n\n- 一\n  二', '一二'],
    ['中文\nEnglish', '中文\nEnglish'],
    ['English\n中文', 'English\n中文'],
    ['one\ntwo', 'one\ntwo'],
    ['中文\n`code`', '中文\ncode'],
    ['“one”\n“two”', '“one”\n“two”'],
    ['한국\n어', '한국\n어'],
  ])('in %j reads %j', (text, expected) => {
    const { content } = parseText(text)
    const [paragraph] = [
      ...elementsOf(content, 'li'),
      ...elementsOf(content, 'p'),
    ]
    expect(paragraph && textOf(paragraph)).toBe(expected)
  })

  test('that is asked for stays', () => {
    expect(outline(parseText('中文  \n换行').content)).toBe('p(中文 br() 换行)')
    const { content } = parseText('中文\\\n换行')
    expect(elementsOf(content, 'br')).toHaveLength(1)
  })
})

describe('an address in a sentence', () => {
  test.each([
    [
      '见 https://go.dev，再说',
      'https://go.dev',
      'p(见 a(https://go.dev) ，再说)',
    ],
    ['（www.go.dev）', 'http://www.go.dev', 'p(（ a(www.go.dev) ）)'],
    ['https://go.dev/a。', 'https://go.dev/a', 'p(a(https://go.dev/a) 。)'],
    [
      'https://go.dev/文档 好',
      'https://go.dev/文档',
      'p(a(https://go.dev/文档) 好)',
    ],
    [
      '<https://go.dev/，>',
      'https://go.dev/%EF%BC%8C',
      'p(a(https://go.dev/，))',
    ],
  ])('%j leads to %s', (text, url, expected) => {
    const { content, summary } = parseText(text)
    expect(summary.links.map((link) => link.url)).toEqual([
      encodeURI(decodeURI(url)),
    ])
    expect(outline(content)).toBe(expected)
  })
})

describe('an emoji', () => {
  test.each([
    ['a :smile: b', 'p(a 😄 b)'],
    [':+1: 你好:tada:', 'p(👍 你好🎉)'],
    ['`:smile:`', 'p(code(:smile:))'],
    [':no-such-name:', 'p(:no-such-name:)'],
    ['at 10:30:20, 1:100:2', 'p(at 10:30:20, 1:100:2)'],
  ])('in %j shows as %s', (text, expected) => {
    expect(outline(parseText(text).content)).toBe(expected)
  })

  test('in a heading shows, and its id is made of the name', () => {
    const { headings } = parseText('## Hello :smile:').summary
    expect(headings).toEqual([
      { level: 2, id: 'hello-smile', text: 'Hello 😄' },
    ])
  })

  test('stays a name where the config says so', () => {
    const { content } = parseText(':smile:', { markdown: { emoji: false } })
    expect(outline(content)).toBe('p(:smile:)')
  })
})

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('').trim() : ''
}
