import { describe, expect, test } from 'vitest'
import { parseText } from '../../testing/parse-text.ts'
import { rawSource } from './raw-source.ts'

test.each([
  ['!!raw-loader!./a.go', './a.go'],
  ['!raw-loader!@site/a.go', '@site/a.go'],
  ['-!raw-loader!../a.go', '../a.go'],
  ['raw-loader!./a.go', './a.go'],
  ['./a.go?raw', './a.go'],
  ['./a.go', undefined],
  ['./raw-loader', undefined],
  ['!!url-loader!./a.go', undefined],
])('%s asks for the text of %s', (source, file) => {
  expect(rawSource(source)).toBe(file)
})

const parse = (text: string) => parseText(text, { filePath: 'docs/a.mdx' })

describe('the text of an imported file', () => {
  const importing = "import code from '!!raw-loader!../../src/a.go'\n\n"

  test('in a block of code is included like that of a snippet, and needs no code', () => {
    const text =
      '<CodeBlock language="go" title="a" showLineNumbers>{code}</CodeBlock>'
    const { codeBlocks, mdxModule } = parse(importing + text)
    expect(codeBlocks).toMatchObject([
      {
        language: 'go',
        meta: 'title="a" showLineNumbers',
        snippet: { path: '../../src/a.go', isImported: true },
      },
    ])
    expect(mdxModule).toBeUndefined()
  })

  test('elsewhere has to be run', () => {
    const { mdxModule } = parse(`${importing}{code.length}`)
    expect(mdxModule).toMatchObject({
      needsCode: true,
      interactiveBecause: undefined,
      imports: [{ source: '!!raw-loader!../../src/a.go' }],
    })
  })
})
