import { expect, test } from 'vitest'
import { outline, parseText } from '../../testing/parse-text.ts'

test.each([
  ['<a name="x"/>\n\ntext', 'a() p(text)'],
  ['one <a id="x" /> two', 'p(one a() two)'],
  ['<div class="a/b"/>\n\ntext', 'div() p(text)'],
  ['<span title="a > b"/> text', 'p(span() text)'],
  ['one<br/>two', 'p(one br() two)'],
  ['<img src="https://a.example/b.png"/> text', 'p(img() text)'],
  ['`<a name="x"/>` text', 'p(code(<a name="x"/>) text)'],
])('%j is %s', (text, expected) => {
  expect(outline(parseText(text).content)).toBe(expected)
})
