import { expect, test } from 'vitest'
import { checkStrictness } from './check-strictness.ts'

test('a style attribute of a component is an error of its page', () => {
  const html = '<main><p class="a" style="color:red">x</p></main>'
  expect(checkStrictness(html, 'src/pages/index.tsx')).toEqual([
    {
      code: 'inline-style',
      severity: 'error',
      message:
        'A component of the page writes a `style` attribute on `<p>`, which the Content-Security-Policy of the site does not allow.',
      hint: 'give the element a class, and the class its rules in a style sheet that the component imports.',
      place: { type: 'file', file: 'src/pages/index.tsx' },
    },
  ])
})

test.each([
  ['<p>style="x"</p>'],
  ['<p data-style="x">x</p>'],
  ['<code>&lt;p style="x"&gt;</code>'],
  ['<p title=" style=">x</p>'],
])('%s has none', (html) => {
  expect(checkStrictness(html, 'a.mdx')).toEqual([])
})
