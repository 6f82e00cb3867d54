import { describe, expect, test } from 'vitest'
import { elementsOf, parseText } from '../../testing/parse-text.ts'

const parseMdx = (text: string) => parseText(text, { filePath: 'docs/a.mdx' })

describe('line numbers', () => {
  test('that begin elsewhere than at 1 do so by a class', () => {
    const { content, styleClasses } = parseText(
      '```go showLineNumbers=42\na\n```',
    )
    expect(styleClasses.map(({ declarations }) => declarations)).toEqual([
      'counter-reset: gw-line 41',
    ])
    expect(elementsOf(content, 'gw-code')[0]?.properties).toMatchObject({
      className: [styleClasses[0]?.name],
    })
  })

  test('from 1 need none', () => {
    expect(parseText('```go showLineNumbers\na\n```').styleClasses).toEqual([])
  })
})

test.each([['live'], ['noInline'], ['live noInline {1}']])(
  'a block marked %s is code',
  (meta) => {
    const { codeBlocks, diagnostics } = parseText(
      `\`\`\`jsx ${meta}\n<b>{a}</b>\n\`\`\``,
    )
    expect(codeBlocks).toMatchObject([
      { language: 'jsx', meta, code: '<b>{a}</b>' },
    ])
    expect(diagnostics).toEqual([])
  },
)

describe('the component for code', () => {
  test.each([
    ['<CodeBlock language="go">{`a := 1`}</CodeBlock>', 'go', undefined],
    ['<CodeBlock language="go">a := 1</CodeBlock>', 'go', undefined],
    [
      '<CodeBlock className="language-Go" title="a.go" showLineNumbers={7}>{"a := 1"}</CodeBlock>',
      'go',
      'title="a.go" showLineNumbers=7',
    ],
    [
      '<CodeBlock language="go" metastring="{1}" showLineNumbers>{"a := 1"}</CodeBlock>',
      'go',
      '{1} showLineNumbers',
    ],
  ])('%s is like a fenced block', (text, language, meta) => {
    const { codeBlocks, mdxModule } = parseMdx(text)
    expect(codeBlocks).toMatchObject([{ language, meta, code: 'a := 1' }])
    expect(mdxModule).toBeUndefined()
  })

  test('whose code is made by code is run', () => {
    const text = "import a from './a.js'\n\n<CodeBlock>{a}</CodeBlock>"
    expect(parseMdx(text).mdxModule?.needsCode).toBe(true)
    expect(parseMdx(text).codeBlocks).toEqual([])
  })
})
