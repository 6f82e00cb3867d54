import { expect, test } from 'vitest'
import { attributeText, cdataText, htmlText } from './xml-text.ts'

test.each([
  ['a\u0008b\u0000c\uFFFEd', 'abcd'],
  ['tab\tline\n', 'tab\tline\n'],
  ['a ]]> b ]]> c', 'a ]]&gt; b ]]&gt; c'],
  ['half \uD83D a pair', 'half  a pair'],
  ['😀 & <b>', '😀 & <b>'],
])('%j stands in CDATA as %j', (text, expected) => {
  expect(cdataText(text)).toBe(expected)
})

test('plain text becomes HTML that says the same', () => {
  expect(htmlText('a < b & c ]]> d\u0001')).toBe('a &lt; b &amp; c ]]&gt; d')
})

test('an attribute holds no less-than sign', () => {
  expect(attributeText('C<T>')).toBe('C＜T>')
})
