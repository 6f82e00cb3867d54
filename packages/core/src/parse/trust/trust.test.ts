import { describe, expect, test } from 'vitest'
import { elementsOf, outline, parseText } from '../../testing/parse-text.ts'

describe('HTML that is escaped', () => {
  const markdown = { html: 'escape' } as const

  test.each([
    ['a <b>c</b>', 'p(a <b> c </b>)'],
    ['<div onclick="x()">a</div>', 'p(<div onclick="x()">a</div>)'],
    ['<script>a()</script>', 'p(<script>a()</script>)'],
    ['a\n\n<!-- note -->', 'p(a)'],
  ])('%j shows as %s', (text, expected) => {
    const { content, diagnostics } = parseText(text, { markdown })
    expect(outline(content)).toBe(expected)
    expect(diagnostics).toEqual([])
  })

  test('leaves what Markdown makes, and comments their meaning', () => {
    const text =
      '## A <!-- #own -->\n\n:::tip\n\n`b`\n\n:::\n\n<!-- truncate -->'
    const { content, summary, truncateAt } = parseText(text, { markdown })
    expect(summary.headings[0]?.id).toBe('own')
    expect(outline(content)).toContain('gw-admonition(p(code(b)))')
    expect(truncateAt).toBeGreaterThan(0)
  })
})

describe('HTML that is sanitized', () => {
  const sanitize = (text: string) =>
    parseText(text, { markdown: { html: 'sanitize' } })

  test.each([
    ['<kbd>a</kbd>', 'p(kbd(a))'],
    [
      '<details open>\n<summary>A</summary>\n\n**b**\n\n</details>',
      'details(summary(A) p(strong(b)))',
    ],
    ['<video src="/a.mp4" controls></video>', 'p(video())'],
    ['a<br>b', 'p(a br() b)'],
    [
      ':::tip[A]\n\n`b`\n\n:::',
      'gw-admonition(gw-admonition-title(A) p(code(b)))',
    ],
    ['- [x] a', 'ul(li(input() a))'],
  ])('keeps %j', (text, expected) => {
    const { content, diagnostics } = sanitize(text)
    expect(outline(content)).toBe(expected)
    expect(diagnostics).toEqual([])
  })

  test('gives names to anchors alone: those of images stand in the document', () => {
    const { content } = sanitize(
      '<a name="b">x</a> <img name="createElement" src="a.png" alt="">',
    )
    expect(elementsOf(content, 'a')[0]?.properties).toEqual({ name: 'b' })
    expect(elementsOf(content, 'img')[0]?.properties).not.toHaveProperty('name')
  })

  test('keeps code, its language and its meta text, and footnotes', () => {
    const { content, codeBlocks } = sanitize(
      '<b>x</b>\n\n```go title="a"\nx\n```\n\na[^1]\n\n[^1]: b',
    )
    expect(codeBlocks).toMatchObject([
      { language: 'go', meta: 'title="a"', code: 'x', line: 3 },
    ])
    const [section] = elementsOf(content, 'section')
    expect(section?.properties).toHaveProperty('dataFootnotes')
  })

  test.each([
    ['<script>a()</script>', '<script>'],
    ['<iframe src="https://a.example"></iframe>', '<iframe>'],
    ['<b onclick="a()">b</b>', 'onclick'],
    ['<b style="position: fixed">b</b>', 'style'],
  ])('takes out of %j and says so', (text, what) => {
    const { content, diagnostics } = sanitize(`a\n\n${text}`)
    expect(JSON.stringify(content)).not.toMatch(/a\(\)|iframe|fixed/)
    expect(diagnostics).toEqual([
      {
        code: 'html-removed',
        severity: 'warning',
        message: `\`${what}\` is taken out: the config lets through only HTML that shows something.`,
        hint: 'write it in Markdown, or set `markdown.html` to `allow` where all authors are trusted.',
        place: { type: 'position', file: 'docs/a.md', line: 3, column: 1 },
      },
    ])
  })

  test('takes addresses that act, and ids and classes of the theme', () => {
    const { content } = sanitize(
      '<a href="javascript:a()" id="gw-main">b</a> <img src="data:text/html,x">',
    )
    expect(elementsOf(content, 'a')[0]?.properties).toEqual({})
    expect(elementsOf(content, 'img')[0]?.properties).toEqual({})
    const classes = sanitize('<p class="gw-header mine">a</p>').content
    expect(elementsOf(classes, 'p')[0]?.properties).toEqual({
      className: ['mine'],
    })
  })
})

describe('MDX that the config forbids', () => {
  const markdown = { mdx: { forbid: ['docs/open/**'] } }
  const parse = (text: string, filePath: string) =>
    parseText(text, { filePath, markdown })

  test('is reported by line and shown as text', () => {
    const text =
      'import A from "./a"\n\n# T\n\n<A x={1}>\n\nb {c}\n\n</A>\n\n`{d}`\n'
    const { summary, content, diagnostics, mdxModule } = parse(
      text,
      'docs/open/a.mdx',
    )
    expect(summary.format).toBe('md')
    expect(mdxModule).toBeUndefined()
    expect(outline(content)).toContain('b {c}')
    expect(diagnostics).toHaveLength(3)
    expect(
      diagnostics.map(({ place }) => 'line' in place && place.line),
    ).toEqual([1, 5, 7])
    expect(diagnostics[0]).toEqual({
      code: 'mdx-forbidden',
      severity: 'error',
      message:
        'This line is MDX, which the config forbids in this file; it is shown as text.',
      hint: 'write it in Markdown, or take the path out of `markdown.mdx.forbid`.',
      place: { type: 'position', file: 'docs/open/a.mdx', line: 1, column: 1 },
    })
  })

  test('is none in a file of another path', () => {
    expect(parse('{1 + 1}', 'docs/a.mdx').diagnostics).toEqual([])
  })

  test('is none in a file of plain Markdown', () => {
    const text = '## A {#b}\n\n<div>c</div>\n\n{/* d */}\n'
    expect(parse(text, 'docs/open/a.mdx').diagnostics).toEqual([])
    expect(parse('a {b}', 'docs/open/a.md').diagnostics).toEqual([])
  })
})
