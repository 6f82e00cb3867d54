import { describe, expect, test } from 'vitest'
import { elementsOf, outline, parseText } from '../../testing/parse-text.ts'

const blocks = (text: string, filePath = 'docs/a.md') =>
  parseText(text, { filePath }).codeBlocks

describe('a line that includes code', () => {
  test.each([
    ['<<< ./a.go', undefined, './a.go', {}],
    ['<<< @/a.go#part', undefined, '@/a.go', { region: 'part' }],
    ['<<< @/a.go#L3-L9', undefined, '@/a.go', { lines: { from: 3, to: 9 } }],
    ['<<< @site/a.go{2,4-6}', undefined, '@site/a.go', {}],
    [
      '<<< ../_b__c_.go#part{2 go:line-numbers}',
      'go',
      '../_b__c_.go',
      { region: 'part' },
    ],
  ])('%j is a block in Markdown and in MDX', (text, language, path, part) => {
    const expected = [
      { language, code: '', line: 3, snippet: { path, ...part } },
    ]
    expect(blocks(`a\n\n${text}`)).toMatchObject(expected)
    expect(blocks(`a\n\n${text}`, 'docs/a.mdx')).toMatchObject(expected)
  })

  test('says which lines are marked and numbered, and what its title is', () => {
    expect(
      blocks('<<< @/a.go#part{2,4-6 ts:line-numbers=5} [A “b”]'),
    ).toMatchObject([
      {
        language: 'ts',
        meta: 'file="@/a.go#part" {2,4-6} showLineNumbers=5 title="A “b”"',
      },
    ])
  })

  test('may follow another, and stand in a list', () => {
    expect(blocks('<<< ./a.go\n<<< ./b.go')).toHaveLength(2)
    const { content } = parseText('- one\n\n  <<< ./a.go')
    expect(outline(content)).toBe('ul(li(p(one) gw-code()))')
  })

  test.each([
    ['x <<< ./a.go', 'p(x <<< ./a.go)'],
    ['text\n<<< ./a.go', 'p(text <<< ./a.go)'],
    ['<<< EOF', 'p(<<< EOF)'],
  ])('is not %j', (text, expected) => {
    expect(outline(parseText(text).content)).toBe(expected)
  })

  test('is code where it stands in code', () => {
    const text = '```md\n<<< ./a.go\n```\n\n    <<< ./b.go'
    expect(blocks(text).map(({ code }) => code)).toEqual([
      '<<< ./a.go',
      '<<< ./b.go',
    ])
  })
})

describe('a fenced block', () => {
  test.each([
    ['file=./a.go', { path: './a.go' }],
    ['file="./a b.go" {1}', { path: './a b.go' }],
    ["title='x' file='@/a.go#part'", { path: '@/a.go', region: 'part' }],
    ['file=./a.go lines=3-9', { path: './a.go', lines: { from: 3, to: 9 } }],
    ['file=./a.go lines=3', { path: './a.go', lines: { from: 3, to: 3 } }],
    [
      'file=./a.go lines=3-',
      { path: './a.go', lines: { from: 3, to: undefined } },
    ],
    ['file=./a.go#L3', { path: './a.go', lines: { from: 3, to: 3 } }],
  ])('with %s includes code', (meta, snippet) => {
    expect(blocks(`\`\`\`go ${meta}\n\`\`\``)[0]?.snippet).toEqual(snippet)
  })

  test('with code of its own shows that', () => {
    expect(blocks('```go file=./a.go\nx\n```')).toMatchObject([{ code: 'x' }])
    expect(blocks('```go file=./a.go\nx\n```')[0]).not.toHaveProperty('snippet')
    const { content } = parseText('```go profile=./a.go\n```')
    expect(elementsOf(content, 'gw-code')).toHaveLength(1)
  })
})
