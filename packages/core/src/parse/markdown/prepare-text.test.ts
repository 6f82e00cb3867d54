import { expect, test } from 'vitest'
import { prepareText } from './prepare-text.ts'

test.each([
  [':::note Title', ':::note[Title]'],
  [':::note  Title with **md** ', ':::note[Title with **md**]'],
  [':::note Title [x]', ':::note[Title [x]]'],
  [':::note [a](b)', ':::note[[a](b)]'],
  [':::note a ] b', ':::note[a \\] b]'],
  ['::::tip 标题', '::::tip[标题]'],
  ['> :::note Title', '> :::note[Title]'],
  ['  :::note Title', '  :::note[Title]'],
  [':::note[Title]', ':::note[Title]'],
  [':::note', ':::note'],
  [':::note {title="x"}', ':::note {title="x"}'],
  [':::note{title="x"}', ':::note{title="x"}'],
  [':::', ':::'],
  ['```\n:::note Title\n```', '```\n:::note Title\n```'],
  [':::note Title\r\ntext\r\n', ':::note[Title]\r\ntext\r\n'],
  ['## Title {#id}', '## Title {#id}'],
  ['<!-- a -->', '<!-- a -->'],
  ['{/* truncate */}', '<!-- truncate -->'],
  ['a {/* b */} c', 'a <!-- b --> c'],
  ['{/*\na\n\nb\n*/}', '<!--\na\n\nb\n-->'],
  ['{/* a --> b */}', '<!-- a - -> b -->'],
  ['`{/* a */}`', '`{/* a */}`'],
  ['```js\n{/* a */}\n```', '```js\n{/* a */}\n```'],
  ['/* a */', '/* a */'],
])('in Markdown %j reads %j', (text, expected) => {
  expect(prepareText(text, 'md')).toBe(expected)
})

test.each([
  ['## Title {#id}', '## Title \\{#id}'],
  ['## Title \\{#id}', '## Title \\{#id}'],
  ['## 标题 {#安装} ##', '## 标题 \\{#安装} ##'],
  ['> ## Title {#id}', '> ## Title \\{#id}'],
  ['## Title {props.x}', '## Title {props.x}'],
  ['Title {#id}\n---', 'Title \\{#id}\n---'],
  ['A text {#id} in it', 'A text {#id} in it'],
  ['```md\n## Title {#id}\n```', '```md\n## Title {#id}\n```'],
  ['<!-- a -->', '{/* a */}'],
  ['a <!-- b --> c', 'a {/* b */} c'],
  ['<!--\na\n\nb\n-->', '{/*\na\n\nb\n*/}'],
  ['<!-- a */ b -->', '{/* a * / b */}'],
  ['`<!-- a -->`', '`<!-- a -->`'],
  ['```html\n<!-- a -->\n```', '```html\n<!-- a -->\n```'],
  ['```html\r\n<!-- a -->\r\n```\r\n', '```html\r\n<!-- a -->\r\n```\r\n'],
  ['a --> b', 'a --> b'],
  [':::note Title', ':::note[Title]'],
])('in MDX %j reads %j', (text, expected) => {
  expect(prepareText(text, 'mdx')).toBe(expected)
})

test('no line is added or taken away', () => {
  const text = ':::note A\n\n<!-- x\ny -->\n## B {#b}\n'
  expect(prepareText(text, 'mdx').split('\n')).toHaveLength(
    text.split('\n').length,
  )
})
