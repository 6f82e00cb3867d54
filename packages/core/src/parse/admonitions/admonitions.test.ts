import { describe, expect, test } from 'vitest'
import { elementsOf, outline, parseText } from '../../testing/parse-text.ts'

const admonitions = (text: string, filePath = 'docs/a.md') =>
  elementsOf(parseText(text, { filePath }).content, 'gw-admonition').map(
    (node) => [node.properties['kind'], outline(node)],
  )

describe('an alert of GitHub', () => {
  test.each([
    ['> [!NOTE]\n> text', 'note'],
    ['> [!TIP]\n> text', 'tip'],
    ['> [!IMPORTANT]\n> text', 'important'],
    ['> [!WARNING]\n> text', 'warning'],
    ['> [!CAUTION]\n> text', 'caution'],
    ['> [!note]\n> text', 'note'],
    ['> [!NOTE]  \n> text', 'note'],
    ['> [!NOTE]\n>\n> text', 'note'],
    ['- item\n\n  > [!NOTE]\n  > text', 'note'],
    [':::tip\n\n> [!NOTE]\n> text\n\n:::', 'note'],
  ])('%j is a %s', (text, kind) => {
    expect(admonitions(text)).toContainEqual([kind, 'gw-admonition(p(text))'])
    expect(admonitions(text, 'docs/a.mdx')).toEqual(admonitions(text))
  })

  test('holds what a quotation can hold', () => {
    const text = '> [!TIP]\n> **a** b\n>\n> - c\n>\n> ```go\n> d\n> ```'
    expect(admonitions(text)).toEqual([
      ['tip', 'gw-admonition(p(strong(a) b) ul(li(c)) gw-code())'],
    ])
  })

  test.each([
    ['> [!NOTE] Title\n> text'],
    ['> [!NOTE] **Title**\n> text'],
    ['> [!NOTE]'],
    ['> [!HINT]\n> text'],
    ['> text\n> [!NOTE]'],
    ['[!NOTE]\ntext'],
  ])('is not %j', (text) => {
    expect(admonitions(text)).toEqual([])
    expect(outline(parseText(text).content)).toContain('[!')
  })
})

test.each([
  [':::info [A](./b.md)\ntext\n:::', 'a(A)'],
  [':::info The [A](./b.md) of it\ntext\n:::', 'The a(A) of it'],
  [':::info a] b\ntext\n:::', 'a] b'],
])('%j is titled %s', (text, title) => {
  expect(admonitions(text)).toEqual([
    ['info', `gw-admonition(gw-admonition-title(${title}) p(text))`],
  ])
})

test('names of directives in prose are text', () => {
  const { content, diagnostics } = parseText('a :name and ::leaf b\n\n::leaf')
  expect(outline(content)).toBe('p(a :name and ::leaf b) p(::leaf)')
  expect(diagnostics).toEqual([])
})

describe('a name of the site’s own', () => {
  const markdown = { admonitions: { example: 'tip' } } as const
  const own = (text: string) => {
    const { content, diagnostics } = parseText(text, { markdown })
    return [...content.children.map(outline), ...diagnostics]
  }

  test('is a kind, titled by its name', () => {
    expect(own(':::example\ntext\n:::')).toEqual([
      'gw-admonition(gw-admonition-title(example) p(text))',
    ])
  })

  test('may have another title', () => {
    expect(own(':::example 例子\ntext\n:::')).toEqual([
      'gw-admonition(gw-admonition-title(例子) p(text))',
    ])
  })
})
