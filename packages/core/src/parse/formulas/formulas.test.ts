import { expect, test } from 'vitest'
import { elementsOf, outline, parseText } from '../../testing/parse-text.ts'

const math = { markdown: { math: true } }

test('a dollar is a dollar unless the config turns formulas on', () => {
  const text = 'from $5 to $6\n\n$$\nx\n$$'
  expect(outline(parseText(text).content)).toBe('p(from $5 to $6) p($$\nx\n$$)')
})

test.each([['docs/a.md'], ['docs/a.mdx']])(
  'a formula in the text of %s is drawn as MathML',
  (filePath) => {
    const { content, diagnostics } = parseText('a $\\frac{1}{x}$ b', {
      ...math,
      filePath,
    })
    expect(outline(content)).toBe('p(a span(math(mfrac(mn(1) mi(x)))) b)')
    expect(diagnostics).toEqual([])
  },
)

test.each([['$$\nx^2\n$$'], ['```math\nx^2\n```']])(
  '%j stands on lines of its own, and scrolls',
  (text) => {
    const { content } = parseText(text, math)
    expect(outline(content)).toMatch(/^div\(math\(msup\(mi\(x\) mn\(2\)\)\)\)$/)
    expect(elementsOf(content, 'div')[0]?.properties).toMatchObject({
      tabIndex: 0,
    })
  },
)

test('a formula holds no styles', () => {
  const { content } = parseText(
    '$$\n\\begin{aligned}a&=b\\\\c&=d\\end{aligned}\n$$',
    math,
  )
  expect(JSON.stringify(content)).not.toContain('"style"')
})

test('a mistake is reported at its place, and the formula shown as written', () => {
  const { content, diagnostics } = parseText('# A\n\nsee $\\frac{1$ here', math)
  expect(outline(content)).toBe('p(see span(code(\\frac{1)) here)')
  expect(diagnostics).toEqual([
    {
      code: 'formula-invalid',
      severity: 'error',
      message:
        "The formula is not valid TeX: Unexpected end of input in a macro argument, expected '}'.",
      hint: 'mend it, or write `\\$` where a dollar is text.',
      place: { type: 'position', file: 'docs/a.md', line: 3, column: 5 },
    },
  ])
})
