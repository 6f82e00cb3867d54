import fc from 'fast-check'
import { parseFile, resolveConfig } from '@gwdocs/core'
import { describe, expect, test } from 'vitest'
import { hostileCode, hostileTexts } from './hostile-texts.ts'

// The gate tries the same texts each time; others, and more of them, are for a person to ask for.
const numRuns = Number(process.env['GWDOCS_FUZZ_RUNS'] ?? 500)
const seed = Number(process.env['GWDOCS_PROPERTY_SEED'] ?? 1)
const size = Number(process.env['GWDOCS_FUZZ_SIZE'] ?? 500)

const optionsOf = (html: 'allow' | 'sanitize' | 'escape') => {
  const input = {
    title: 'Hostile',
    url: 'https://example.com',
    markdown: { html, math: true },
  }
  const { config } = resolveConfig(input, 'gwdocs.config.ts')
  if (!config) throw new Error('The config is wrong.')
  return config.markdown
}

const sanitizing = optionsOf('sanitize')

/** A text is parsed, or refused with a place and a way to mend it. */
function read(text: string, filePath = 'docs/a.md', options = sanitizing) {
  const parsed = parseFile({ filePath, text }, options)
  for (const { message, hint, place } of parsed.diagnostics) {
    expect(message).toMatch(/^[^]*\.$/)
    expect(hint).not.toBe('')
    expect(place.file).toBe(filePath)
  }
  // What is kept between builds, and sent to workers, is serialised.
  expect(() => JSON.stringify(parsed.content)).not.toThrow()
  return parsed
}

describe('a text that keeps a parser busy', () => {
  test.each(Object.entries(hostileTexts(size)))('%s', (_, text) => {
    read(text)
  })

  test.each(Object.entries(hostileCode(size)))('%s in MDX', (_, text) => {
    read(text, 'docs/a.mdx')
  })
})

test.each([
  ['>'.repeat(101), 1],
  [`a\n\n${'- '.repeat(101)}a`, 3],
  [':::note\n\n'.repeat(101), 201],
  [`a\n${'*a_ '.repeat(1001)}`, 2],
  ['a'.repeat(3_000_001), 1],
  [`a\n${'a '.repeat(50_001)}`, 2],
])('what is too much is an error at its line: %#', (text, line) => {
  const { content, diagnostics } = read(text)
  expect(content.children).toEqual([])
  expect(diagnostics).toMatchObject([
    { code: 'content-too-large', severity: 'error', place: { line } },
  ])
})

test.each([
  `\`\`\`c\n${'**a_b_ '.repeat(3000)}\n\`\`\`\n`,
  `|a|\n|-|\n${'|`A_B`|\n'.repeat(3000)}`,
  '- [a](b_c_d_e)\n\n'.repeat(1000),
  `![A picture](data:image/png;base64,${'A'.repeat(200_000)})`,
  ':::note\n\na\n\n:::\n\n'.repeat(200),
])('what is only long is read: %#', (text) => {
  const { content, diagnostics } = read(text)
  expect(content.children).not.toEqual([])
  expect(diagnostics).toEqual([])
})

const fragments = [
  ...[
    '> ',
    '- ',
    '1. ',
    '# ',
    '    ',
    '\n',
    '\n\n',
    '\r\n',
    '\t',
    '***',
    '---\n',
  ],
  ...['*', '_', '**', '~~', '`', '```', '```js {1,3-5} title="a"\n', '~~~'],
  ...[
    '[',
    ']',
    '](',
    ')',
    '![',
    '[a]: b',
    '[^a]',
    '[^a]: ',
    '<a@b.c>',
    '<http://a>',
  ],
  ...[
    '<',
    '>',
    '</',
    '/>',
    '<b>',
    '</b>',
    '<div>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
  ],
  ...[
    '<script>',
    '<svg>',
    '<math>',
    '<details>',
    '<summary>',
    '<template>',
    '<table>',
    '<td>',
  ],
  ...[
    'onclick="a()"',
    'style="a:b"',
    'id="gw-main"',
    'href="javascript:a"',
    'class="',
  ],
  ...[
    ':::note',
    ':::tip[a]',
    ':::',
    '::a',
    ':a{b="c"}',
    '{#a}',
    '{.a}',
    '{',
    '}',
    '{/* a */}',
  ],
  ...[
    'import A from "./a"\n',
    'export const a = 1\n',
    '<A b={c} />',
    '<A>',
    '</A>',
    '<>',
    '</>',
  ],
  ...[
    '|',
    '|-|-|\n',
    '$',
    '$$',
    '\\',
    '&amp;',
    '&#0;',
    '&#xD800;',
    ':smile:',
    'www.a.b',
    '<<< @/a#b',
  ],
  ...[
    '中文',
    '，',
    '😀',
    '\ud800',
    '\0',
    '\ufeff',
    '\u2028',
    '\u202e',
    'a',
    ' ',
  ],
  ...[
    'title: ',
    '- a',
    'a: &a [*a]',
    '"',
    "'",
    'date: 2026-02-31',
    '!!js/function a',
    '<!-- truncate -->',
  ],
]

const anyText = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...fragments) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))

test('a text at which the parser itself fails is an error', () => {
  const { diagnostics } = read('<table>> \r\n---\n', 'docs/a.mdx')
  expect(diagnostics).toMatchObject([{ code: 'content-not-parsed' }])
})

describe('a text of fragments, in any order', () => {
  test.each([
    ['docs/a.md', ''],
    ['docs/a.mdx', ''],
    ['docs/a.md', '---\n'],
  ])('%s after %j', (filePath, before) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { content } = read(before + text, filePath)
        const isMdx = filePath.endsWith('.mdx')
        if (!isMdx) expect(JSON.stringify(content)).not.toMatch(/"on[A-Z]\w+":/)
      }),
      { numRuns, seed },
    )
  })

  test.each(['allow', 'escape'] as const)('with HTML as %s', (html) => {
    const options = optionsOf(html)
    fc.assert(
      fc.property(anyText, (text) => void read(text, 'docs/a.md', options)),
      { numRuns: Math.ceil(numRuns / 2), seed },
    )
  })
})

test('a config of anything is taken, or refused with what is wrong', () => {
  const keys = [
    'title',
    'url',
    'baseUrl',
    'docs',
    'blog',
    'markdown',
    'theme',
    'i18n',
    'security',
    'redirects',
    '__proto__',
    'headTags',
    'scripts',
    'search',
  ]
  const anyConfig = fc.dictionary(
    fc.constantFrom(...keys),
    fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.anything({ maxDepth: 2 })),
  )
  fc.assert(
    fc.property(anyConfig, (input) => {
      const { config, diagnostics } = resolveConfig(input, 'gwdocs.config.ts')
      const hasErrors = diagnostics.some(({ severity }) => severity === 'error')
      expect(config === undefined).toBe(hasErrors)
    }),
    { numRuns, seed },
  )
})
