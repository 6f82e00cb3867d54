import { expect, test } from 'vitest'
import { parseText } from '../../testing/parse-text.ts'

const ids = (text: string, markdown = {}) =>
  parseText(text, { markdown }).summary.headings.map(({ id }) => id)

// Facts, section 5: an id of its own is not known to the counting.
test('a heading of the text of an own id takes that id again, with a warning', () => {
  const { summary, diagnostics } = parseText('## A {#b}\n\n## B')
  expect(summary.headings.map(({ id }) => id)).toEqual(['b', 'b'])
  expect(diagnostics).toEqual([
    {
      code: 'heading-id-duplicate',
      severity: 'warning',
      message:
        'Another heading of this file has the id `b` already, so a link to it leads there.',
      hint: 'give one of the two an id of its own: `## Title {#own-id}`.',
      place: { type: 'position', file: 'docs/a.md', line: 3, column: 1 },
    },
  ])
})

test('two equal ids of their own are reported once', () => {
  expect(parseText('## A {#x}\n\n## B {#x}').diagnostics).toHaveLength(1)
})

test('the title counts among the headings', () => {
  expect(ids('# Routing\n\n## Routing')).toEqual(['routing-1'])
})

test('headings in lists, quotations, admonitions and HTML have ids', () => {
  const text =
    '- ## A\n\n> ## B\n\n:::note\n\n## C\n\n:::\n\n<div>\n\n## D\n\n</div>\n\n> [!TIP]\n> ## E'
  expect(ids(text)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('capital letters stay where the config says so', () => {
  const markdown = { anchors: { maintainCase: true } }
  expect(ids('## New Router\n\n## New Router', markdown)).toEqual([
    'New-Router',
    'New-Router-1',
  ])
})

test.each([
  ['## A {#own}', ['own']],
  ['A {#own}\n---', ['own']],
  ['A\nB {#own}\n---', ['own']],
  ['> A {#own}\n> ---', ['own']],
  ['A {/* #own */}\n---', ['own']],
  ['A <!-- #own -->\n---', ['own']],
])('%j has the id %s in Markdown and in MDX', (text, expected) => {
  for (const filePath of ['docs/a.md', 'docs/a.mdx']) {
    const { summary } = parseText(text, { filePath })
    expect(summary.headings.map(({ id }) => id)).toEqual(expected)
  }
})
