import type { Element, Nodes } from 'hast'
import { describe, expect, test } from 'vitest'
import { makeConfig } from '../testing/make-site.ts'
import { parseFile } from './parse-file.ts'

const parse = (text: string) =>
  parseFile({ filePath: 'docs/guide/a.mdx', text }, makeConfig().markdown)

/** Names of elements and components, and texts, so that a tree fits on a line. */
function outline(node: Nodes): string {
  if (node.type === 'text') return node.value.trim()
  if (!('children' in node)) return ''
  const inner = node.children.map(outline).filter((each) => each !== '')
  const { name } = node as { name?: string }
  const label = node.type === 'element' ? node.tagName : (name ?? '')
  return label === '' ? inner.join(' ') : `${label}(${inner.join(' ')})`
}

describe('what is written out becomes plain content', () => {
  test.each([
    ['a {"b"} {1} c', 'p(a b 1 c)'],
    ['{/* note */}', ''],
    ['<b>x</b> y', 'p(b(x) y)'],
    ['<div className="a">\n\ntext\n\n</div>', 'div(p(text))'],
    ['<>a</>', 'a'],
    ['<p>one line</p>', 'p(one line)'],
    [
      '<details>\n<summary>S</summary>\n\ntext\n\n</details>',
      'details(summary(S) p(text))',
    ],
    ['<b>a</b> <i>b</i>', 'b(a) i(b)'],
  ])('%j is %j', (text, expected) => {
    const { content, mdxModule, diagnostics } = parse(text)
    expect(diagnostics).toEqual([])
    expect(outline(content)).toBe(expected)
    expect(mdxModule).toBeUndefined()
  })

  test('attributes keep their values', () => {
    const { content } = parse('<img src="a.png" width={20} hidden alt={`x`} />')
    expect((content.children[0] as Element).properties).toEqual({
      src: 'a.png',
      width: 20,
      hidden: true,
      alt: 'x',
    })
  })

  test('components of content from elsewhere take the name of the built-in one', () => {
    const text =
      "import T from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n<T>\n<TabItem value=\"a\">x</TabItem>\n</T>"
    const { content, mdxModule } = parse(text)
    expect(outline(content)).toBe('Tabs(TabItem(x))')
    expect(mdxModule).toBeUndefined()
  })
})

describe('what remains needs code', () => {
  test.each([
    ['{1 + 2}', undefined],
    ['export const a = 1', undefined],
    ['<a href={b}>c</a>', undefined],
    ['<div dangerouslySetInnerHTML={{ __html: "x" }} />', undefined],
    ['<b onClick={() => 1}>x</b>', 'an attribute of `<b>` is a function'],
    [
      "import A from '@site/src/A'\n\n<A />",
      '`<A>` is a component of the site',
    ],
  ])('%j is interactive because %s', (text, interactiveBecause) => {
    expect(parse(text).mdxModule).toMatchObject({
      needsCode: true,
      interactiveBecause,
    })
  })

  test('an imported Markdown file is a partial, and needs none', () => {
    const text =
      "import P from './_part.mdx'\nimport Q from '@site/docs/_q.md'\n\n## A\n\n<P />\n\n## B\n\n<Q />"
    const { summary, mdxModule } = parse(text)
    expect(mdxModule).toMatchObject({
      needsCode: false,
      imports: [],
      partials: { P: 'docs/guide/_part.mdx', Q: 'docs/_q.md' },
    })
    expect(summary.partials).toEqual([
      { filePath: 'docs/guide/_part.mdx', headingIndex: 1 },
      { filePath: 'docs/_q.md', headingIndex: 2 },
    ])
  })
})

describe('mistakes', () => {
  test('an import of something that gwdocs does not provide is an error', () => {
    const { diagnostics } = parse("text\n\nimport A from '@theme/Tab'")
    expect(diagnostics).toEqual([
      {
        code: 'mdx-import-unknown',
        severity: 'error',
        message: '`@theme/Tab` is not a module that gwdocs provides.',
        hint: 'did you mean `@theme/Tabs`?',
        place: {
          type: 'position',
          file: 'docs/guide/a.mdx',
          line: 3,
          column: 1,
        },
      },
    ])
  })

  test('bad syntax is an error at its line, and leaves the page empty', () => {
    const { content, diagnostics } = parse('text\n\n<Foo>\n\ntext')
    expect(content.children).toEqual([])
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'mdx-syntax',
        severity: 'error',
        place: {
          type: 'position',
          file: 'docs/guide/a.mdx',
          line: 3,
          column: 1,
        },
      }),
    ])
  })

  test('angle brackets that cannot begin a tag are text', () => {
    const { content, diagnostics } = parse('a <= b, 1<<32 and 2 <3')
    expect(diagnostics).toEqual([])
    expect(outline(content)).toBe('p(a <= b, 1<<32 and 2 <3)')
  })
})
