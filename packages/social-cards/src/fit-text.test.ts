import { describe, expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'
import { fitText } from './fit-text.ts'

/** Chinese is one wide, everything else half of that. */
const widthOf = (text: string) =>
  [...text].reduce(
    (sum, each) => sum + (/[\u2e80-\uffef…]/u.test(each) ? 1 : 0.5),
    0,
  )

describe('lines', () => {
  test.each([
    ['路由', 10, ['路由']],
    // Of about the same length, words whole.
    ['错误处理与中间件的顺序', 8, ['错误处理与', '中间件的顺序']],
    // No line begins with a closing mark, nor ends with an opening one.
    ['错误，校验', 2, ['错', '误，', '校验']],
    ['使用（中间件）', 4, ['使用', '（中间', '件）']],
    ['Go 语言的微型 Web 框架', 6, ['Go 语言的', '微型 Web', '框架']],
    // An identifier is one word, unless it is longer than a line.
    [
      'Use context.NewServer() here',
      10,
      ['Use', 'context.NewServer()', 'here'],
    ],
    ['abcdefghij', 2, ['abcd', 'efgh', 'ij']],
    ['  ', 5, []],
  ])('of %s within %d', (text, width, lines) => {
    expect(breakLines(text, { width, widthOf, lang: 'zh-Hans' })).toEqual(lines)
  })
})

describe('a text', () => {
  const sizes = [
    { size: 20, lines: 1 },
    { size: 10, lines: 2 },
  ]
  const fit = (text: string) =>
    fitText(text, { sizes, width: 100, widthOf, lang: 'zh-Hans' })

  test.each([
    ['路由路由路', { size: 20, lines: ['路由路由路'] }],
    ['路由路由路由', { size: 10, lines: ['路由路由路由'] }],
  ])('%s is as large as there is room for', (text, fitted) => {
    expect(fit(text)).toEqual(fitted)
  })

  test('that has no room at all is cut where it says so', () => {
    const { lines, size } = fit('一二三四五六七八九十'.repeat(4))
    expect(size).toBe(10)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/…$/)
    expect(lines.every((line) => widthOf(line) <= 10)).toBe(true)
  })
})
