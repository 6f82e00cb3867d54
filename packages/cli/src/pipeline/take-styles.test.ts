import { describe, expect, test } from 'vitest'
import { takeStyles } from './take-styles.ts'

/** The same with names that a person can read. */
function taken(html: string) {
  const found = takeStyles(html)
  const names = [...found.css.matchAll(/\.(gws-\w+)/g)].map(([, name]) => name)
  const plain = (text: string) =>
    names.reduce(
      (all: string, name = '', index) => all.replaceAll(name, `s${index}`),
      text,
    )
  return { html: plain(found.html), css: plain(found.css) }
}

describe('a style attribute', () => {
  test('becomes a class, and data for the browser', () => {
    expect(taken('<p class="a" style="color:red" id="b">x</p>')).toEqual({
      html: '<p class="a s0" id="b" data-gw-inline-style="color:red">x</p>',
      css: '.s0:not(#\\_){color:red}\n',
    })
  })

  test.each([
    [
      '<p style="color:red">',
      '<p class="s0" data-gw-inline-style="color:red">',
    ],
    [
      "<p style='color:red'>",
      '<p class="s0" data-gw-inline-style="color:red">',
    ],
    ['<p style=color:red>', '<p class="s0" data-gw-inline-style="color:red">'],
    [
      '<br style="color:red;"/>',
      '<br class="s0" data-gw-inline-style="color:red"/>',
    ],
    [
      '<p class=a style="color:red">',
      '<p class="a s0" data-gw-inline-style="color:red">',
    ],
    ['<p style="">', '<p>'],
    [
      '<svg viewBox="0 0 1 1" style="width:1px"><g/></svg>',
      '<svg class="s0" viewBox="0 0 1 1" data-gw-inline-style="width:1px"><g/></svg>',
    ],
  ])('%s is %s', (html, expected) => {
    expect(taken(html).html).toBe(expected)
  })

  test('says in CSS what its references mean', () => {
    const style = 'background:url(&quot;/a.png?b&amp;c&quot;);font:&#x27;A&#39;'
    const { html, css } = taken(`<p style="${style}">`)
    expect(css).toContain(`{background:url("/a.png?b&c");font:'A'}`)
    expect(html).toContain('url(&quot;/a.png?b&amp;c&quot;)')
  })

  test('of one content has one rule', () => {
    const { css } = taken(
      '<p style="a:b"></p><i style="c:d"></i><b style="a:b">',
    )
    expect(css.trim().split('\n')).toHaveLength(2)
  })
})

test.each([
  ['<p>style="x"</p>'],
  ['<p data-style="x">x</p>'],
  ['<code>&lt;p style="x"&gt;</code>'],
  ['<p title=" style=">x</p>'],
  [`<p title='a style="b"'>x</p>`],
  ['<script>"<p style=\\"x\\">"; a = "<p style=\'y\'>"</script>'],
  // Not a list of declarations: it would end the rule.
  ['<p style="a:b}*{c:d">x</p>'],
  // It would take in the rules that follow.
  ['<p style="a:b/* c">x</p>'],
])('%s stays', (html) => {
  expect(takeStyles(html)).toEqual({ html, css: '' })
})
