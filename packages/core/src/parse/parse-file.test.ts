import type { Element, Nodes, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { makeConfig } from '../testing/make-site.ts'
import { parseFile } from './parse-file.ts'

const parse = (text: string, filePath = 'docs/a.md') =>
  parseFile({ filePath, text }, makeConfig().markdown)
const parseMdx = (text: string) => parse(text, 'docs/a.mdx')

function elements(tree: Root, tagName: string): Element[] {
  const found: Element[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName === tagName) found.push(node)
  })
  return found
}

/** Names of elements and texts, so that a tree fits on a line. */
function outline(node: Nodes): string {
  if (node.type === 'text') return node.value.trim()
  if (!('children' in node)) return ''
  const inner = node.children.map(outline).filter((each) => each !== '')
  const name = node.type === 'element' ? node.tagName : ''
  return name === '' ? inner.join(' ') : `${name}(${inner.join(' ')})`
}

describe('text', () => {
  test.each([
    ['**重点：**正文', 'p(strong(重点：) 正文)'],
    ['请看**“引号”**这里', 'p(请看 strong(“引号”) 这里)'],
    ['*注意，*继续', 'p(em(注意，) 继续)'],
    ['~~删除。~~正文', 'p(del(删除。) 正文)'],
    ['**bold**text', 'p(strong(bold) text)'],
    [
      'a | b\n--|--\n1 | 2',
      'table(thead(tr(th(a) th(b))) tbody(tr(td(1) td(2))))',
    ],
    ['- [x] done', 'ul(li(input() done))'],
    ['www.example.com', 'p(a(www.example.com))'],
    ['at 10:30 on :8080, by :name', 'p(at 10:30 on :8080, by :name)'],
    ['a < b && {c}', 'p(a < b && {c})'],
  ])('%j is %s', (text, expected) => {
    expect(outline(parse(text).content)).toBe(expected)
  })

  test('a table cell is aligned by a class, as no style may stand in a page', () => {
    const { content } = parse('a | b\n:-:|--:\n1 | 2')
    const classes = elements(content, 'td').map((td) => td.properties.className)
    expect(classes).toEqual([['gw-align-center'], ['gw-align-right']])
  })
})

// Facts, section 5: heading ids.
describe('heading ids', () => {
  test.each([
    ['## Getting Started', 'getting-started'],
    ['## A & B', 'a--b'],
    ['## 1.0 版本', '10-版本'],
    ['## a/b', 'ab'],
    ['## 安装', '安装'],
    ['## Use `code` *now*', 'use-code-now'],
    ['## Title {#own}', 'own'],
    ['## 标题 {#安装}', '安装'],
    ['## Title <!-- #own -->', 'own'],
    ['## Title <!-- #own and why -->', 'own'],
    ['## Title <!-- no id -->', 'title-'],
  ])('%s has the id %s', (text, id) => {
    expect(parse(text).summary.headings[0]?.id).toBe(id)
  })

  test.each([
    ['## Title {#own}'],
    ['## Title \\{#own}'],
    ['## Title {/* #own */}'],
    ['## Title <!-- #own -->'],
  ])('in MDX %s has the id own, and the text Title', (text) => {
    const { summary, diagnostics } = parseMdx(text)
    expect(diagnostics).toEqual([])
    expect(summary.headings).toEqual([{ level: 2, id: 'own', text: 'Title' }])
  })

  test('repeated headings are numbered', () => {
    const { headings } = parse('## 安装\n\n## 安装\n\n### 安装').summary
    expect(headings).toEqual([
      { level: 2, id: '安装', text: '安装' },
      { level: 2, id: '安装-1', text: '安装' },
      { level: 3, id: '安装-2', text: '安装' },
    ])
  })

  test('the anchor of a heading is no link of the page', () => {
    expect(parse('## A').summary.links).toEqual([])
  })
})

describe('the title in the content', () => {
  test.each([
    ['# Title\n\nText', 'Title'],
    ['Title\n===\n\nText', 'Title'],
    ['# Use `code`\n\nText', 'Use code'],
    ['# Title {#own}\n\nText', 'Title'],
    ['---\nslug: /\n---\n\n# Title', 'Title'],
    ['<!-- note -->\n\n# Title', 'Title'],
    ['Text\n\n# Title', undefined],
    ['## Title', undefined],
  ])('of %j is %s', (text, title) => {
    expect(parse(text).summary.contentTitle).toBe(title)
  })

  test('moves out of the content, with its markup', () => {
    const { content, titleContent } = parse('# Use `code`\n\nText')
    expect(outline(content)).toBe('p(Text)')
    expect(titleContent?.map(outline)).toEqual(['Use', 'code(code)'])
  })

  test('may follow the imports of a page', () => {
    const { summary } = parseMdx("import A from '@theme/Tabs'\n\n# Title")
    expect(summary.contentTitle).toBe('Title')
  })
})

describe('the excerpt', () => {
  test.each([
    ['# T\n\nFirst *line*\nand next.\n\nSecond', 'First line'],
    ['---\ntitle: T\n---\nText', 'Text'],
    ['# T\n\n```go\nx\n```\n\nText', 'Text'],
    [':::note Title\n\nInside\n\n:::\n\nText', 'Inside'],
    ['<!-- note -->\n\nText', 'Text'],
    ['# T', undefined],
  ])('of %j is %j', (text, excerpt) => {
    expect(parse(text).summary.excerpt).toBe(excerpt)
  })
})

describe('admonitions', () => {
  const admonitions = (text: string) =>
    elements(parse(text).content, 'gw-admonition').map((node) => [
      node.properties['kind'],
      outline(node),
    ])

  test.each([
    [':::note\ntext\n:::', 'note', 'gw-admonition(p(text))'],
    [':::secondary\ntext\n:::', 'note', 'gw-admonition(p(text))'],
    [':::success\ntext\n:::', 'tip', 'gw-admonition(p(text))'],
    [
      ':::tip[A `b`]\ntext\n:::',
      'tip',
      'gw-admonition(gw-admonition-title(A code(b)) p(text))',
    ],
    [
      ':::warning 小心 **火**\ntext\n:::',
      'warning',
      'gw-admonition(gw-admonition-title(小心 strong(火)) p(text))',
    ],
    [
      ':::danger{title="Hot"}\ntext\n:::',
      'danger',
      'gw-admonition(gw-admonition-title(Hot) p(text))',
    ],
    ['> :::info\n> text\n> :::', 'info', 'gw-admonition(p(text))'],
    ['- item\n\n  :::info\n  text\n  :::', 'info', 'gw-admonition(p(text))'],
  ])('%j is a %s: %s', (text, kind, expected) => {
    expect(admonitions(text)).toEqual([[kind, expected]])
  })

  test('more colons hold fewer', () => {
    expect(admonitions('::::note A\n\n:::tip\ntext\n:::\n\n::::')).toEqual([
      ['note', 'gw-admonition(gw-admonition-title(A) gw-admonition(p(text)))'],
      ['tip', 'gw-admonition(p(text))'],
    ])
  })

  test('class and id are kept', () => {
    const { content } = parse(':::note{.wide #here}\ntext\n:::')
    const [note] = elements(content, 'gw-admonition')
    expect(note?.properties).toMatchObject({ id: 'here', className: 'wide' })
  })

  test('an unknown name is reported, and its text stays', () => {
    const { content, diagnostics } = parse('a\n\n:::nite\ntext\n:::')
    expect(outline(content)).toBe('p(a) div(p(text))')
    expect(diagnostics).toEqual([
      {
        code: 'directive-unknown',
        severity: 'warning',
        message:
          '`:::nite` is no kind of admonition; its content is shown without a frame.',
        hint: 'did you mean `:::note`? Use `note`, `tip`, `info`, `warning`, `danger`, `caution` or `important`.',
        place: { type: 'position', file: 'docs/a.md', line: 3, column: 1 },
      },
    ])
  })
})

describe('code blocks', () => {
  test('keep their language, their meta text and their code', () => {
    const text =
      '```Go title="main.go" {1,3-5}\na < b\n\n```\n\ntext\n\n```\nplain\n```'
    const { content, codeBlocks } = parse(text)
    expect(codeBlocks).toMatchObject([
      { language: 'go', code: 'a < b\n', line: 1 },
      { language: undefined, code: 'plain', line: 8 },
    ])
    const [first] = elements(content, 'gw-code')
    expect(first?.properties['meta']).toBe('title="main.go" {1,3-5}')
  })

  test('keep their meta text in a file with HTML', () => {
    const { content } = parse('<b>x</b>\n\n```go title="a"\nx\n```')
    expect(elements(content, 'gw-code')[0]?.properties).toMatchObject({
      language: 'go',
      meta: 'title="a"',
      code: 'x',
    })
  })

  test('are no text to search for or to read', () => {
    expect(parse('```\none two\n```\n\n三四 five').summary.wordCount).toEqual({
      han: 2,
      words: 1,
    })
  })
})

describe('links', () => {
  test('are listed with their places, images among them', () => {
    const text =
      '---\ntitle: A\n---\n\nSee [a](./b.md#c), ![i](x.png)\nand <a href="/d">d</a>.'
    const { summary, linkRanges } = parse(text)
    expect(summary.links).toEqual([
      { kind: 'link', url: './b.md#c' },
      { kind: 'image', url: 'x.png' },
      { kind: 'link', url: '/d' },
    ])
    expect(linkRanges).toEqual([
      { line: 5, column: 5, endColumn: 18 },
      { line: 5, column: 20, endColumn: 31 },
      { line: 6, column: 5, endColumn: 23 },
    ])
  })

  test('of a reference stand where they are used', () => {
    const { summary, linkRanges } = parse('a [b][c]\n\n[c]: ./d.md')
    expect(summary.links).toEqual([{ kind: 'link', url: './d.md' }])
    expect(linkRanges).toEqual([{ line: 1, column: 3, endColumn: 9 }])
  })

  test('of the Link component count, where they are written out', () => {
    const text =
      '<Link to="/a">a</Link> <Link href="/b">b</Link> <Link to={c}>c</Link>'
    expect(parseMdx(text).summary.links).toEqual([
      { kind: 'link', url: '/a' },
      { kind: 'link', url: '/b' },
    ])
  })

  test('ids of elements are anchors', () => {
    const text = '<a name="old"></a>\n\n<div id="here"></div>'
    expect(parse(text).summary.anchors).toEqual(['old', 'here'])
  })
})

describe('what a strict policy forbids', () => {
  test('equal style attributes become one class, in Markdown and MDX alike', () => {
    const md = parse('<p style="color: red; margin: 0">x</p>')
    const mdx = parseMdx('<p style={{ color: "red", margin: 0 }}>x</p>')
    expect(md.styleClasses).toHaveLength(1)
    expect(md.styleClasses[0]?.declarations).toBe('color: red; margin: 0')
    expect(mdx.styleClasses).toEqual(md.styleClasses)
    expect(elements(md.content, 'p')[0]?.properties).toEqual({
      className: [md.styleClasses[0]?.name],
    })
  })

  test('a class of its own stays beside it', () => {
    const { content } = parse('<p class="a" style="color:red">x</p>')
    expect(elements(content, 'p')[0]?.properties.className).toHaveLength(2)
  })

  test('event handlers are taken out and reported', () => {
    const { content, diagnostics } = parse(
      'a\n\n<button onClick="x()">b</button>',
    )
    expect(elements(content, 'button')[0]?.properties).toEqual({})
    expect(diagnostics).toEqual([
      {
        code: 'html-event-handler',
        severity: 'error',
        message:
          'The attribute `onclick` cannot run under the Content-Security-Policy of the site.',
        hint: 'write a component and use it from an `.mdx` page.',
        place: { type: 'position', file: 'docs/a.md', line: 3, column: 1 },
      },
    ])
  })

  test('inline scripts are taken out and reported, each of them', () => {
    const text =
      '<script>a()</script><script>b()</script>\n\n<script>c()</script>'
    const { content, diagnostics } = parse(text)
    expect(elements(content, 'script')).toEqual([])
    expect(diagnostics.map(({ code, place }) => [code, place])).toEqual([
      [
        'html-inline-script',
        { type: 'position', file: 'docs/a.md', line: 1, column: 1 },
      ],
      [
        'html-inline-script',
        { type: 'position', file: 'docs/a.md', line: 1, column: 21 },
      ],
      [
        'html-inline-script',
        { type: 'position', file: 'docs/a.md', line: 3, column: 1 },
      ],
    ])
  })

  test('what follows a script is looked at too', () => {
    const { content } = parse('<script>a()</script><b onclick="x()">b</b>')
    expect(elements(content, 'b')[0]?.properties).toEqual({})
  })

  test('files of scripts and data stay', () => {
    const text =
      '<script src="/a.js"></script>\n\n<script type="application/ld+json">{"a": 1}</script>'
    const { content, diagnostics } = parse(text)
    expect(diagnostics).toEqual([])
    expect(elements(content, 'script').map(toString)).toEqual(['', '{"a": 1}'])
  })
})

describe('the summary of a post', () => {
  test.each([
    ['docs/a.md', '<!-- truncate -->'],
    ['docs/a.md', '<!--truncate-->'],
    ['docs/a.mdx', '{/* truncate */}'],
    ['docs/a.mdx', '<!-- truncate -->'],
  ])('in %s ends at %s', (filePath, marker) => {
    const { content, truncateAt } = parse(`one\n\n${marker}\n\ntwo`, filePath)
    const shown = {
      ...content,
      children: content.children.slice(0, truncateAt),
    }
    expect(outline(shown)).toBe('p(one)')
  })

  test('has no end where no marker stands', () => {
    expect(parse('one\n\n<!-- trunc -->').truncateAt).toBeUndefined()
  })
})

test('a file with line breaks of Windows reads like any other', () => {
  const text =
    '---\ntitle: A\n---\n\n:::note Title\n\ntext\n\n:::\n\n## H {#h}\n'
  const { content, summary } = parse(text.replaceAll('\n', '\r\n'))
  expect(outline(content)).toBe(outline(parse(text).content))
  expect(summary).toEqual(parse(text).summary)
})

test('parsing twice gives the same, and shares nothing', () => {
  const text = '---\nkeywords: [a]\n---\n\n# A\n\n<p style="color:red">x</p>'
  expect(parse(text)).toEqual(parse(text))
  expect(parse(text).summary.frontMatter).not.toBe(
    parse(text).summary.frontMatter,
  )
})

test('an image in a heading counts by its alternative text', () => {
  const { summary } = parse(
    '## ![Mark](./a.png) Echo\n\n## <img src="./b.png" alt="B"> C\n\n## ![](./c.png) D',
  )
  expect(summary.headings).toMatchObject([
    { id: 'mark-echo', text: 'Mark Echo' },
    { id: 'b-c', text: 'B C' },
    { id: '-d', text: 'D' },
  ])
})
