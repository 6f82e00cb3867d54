import { expect, test } from 'vitest'
import { isPlainMarkdown } from './is-plain-markdown.ts'

test.each([
  [
    'text with marks',
    'A *b* **c** `d` ~~e~~ [f](g.md "h") ![i](j.png)\nk  \nl',
  ],
  ['headings', '# A\n\n## B `c`\n\nD\n===\n'],
  ['lists', '- a\n- b\n\n  c\n\n  1. d\n  2. e\n- [ ] f\n'],
  ['code', '```js title="a"\n\t- x\n```\n\n1. a\n\n   ```\n   b\n   ```\n'],
  ['a table', '| a | `b` |\n| --- | :-: |\n| c | d |\n'],
  ['a quote', '> a *b*\n>\n> c\n'],
  ['HTML of its own lines', '<div>\n\na <b>c</b>\n\n</div>\n'],
  [
    'addresses',
    'See https://example.com/a, <https://a.b/~c>, [d](https://e.f).',
  ],
  ['containers', ':::note[Title]\n\na\n\n- b\n\n:::\n\nc: d\n'],
  ['scripts without spaces', '这是**重点**，也是*强调*。**全句。** 完'],
  ['definitions', '[a]\n\n[a]: https://example.com\n'],
])('%s is plain', (_, text) => {
  expect(isPlainMarkdown(text)).toBe(true)
})

test.each([
  ['tabs', 'a\tb'],
  ['carriage returns', 'a\r\nb'],
  ['code that is indented', 'a\n\n    b\n'],
  ['code without an end', '```\na\n'],
  ['code that ends at another place', '- a\n\n  ```\n  b\n   ```\n'],
  ['items without text', '-\n- a'],
  ['a list right below a list of another kind', '- a\n1. b'],
  ['HTML within a list', '- <img src="a"\n  alt="b">\n'],
  ['HTML that goes on', 'a <b\nc>d</b>'],
  ['a line of a quote without its mark', '> a\nb'],
  ['footnotes', 'a[^1]\n\n[^1]: b'],
  ['tasks with marks', '- [x] *a*'],
  ['a row with fewer cells', '| a | b |\n| - | - |\n| c |\n'],
  ['a bar in code in a table', '| a | b |\n| - | - |\n| `c|d` | e |\n'],
  ['an address that touches a word', 'a(https://example.com)b'],
  ['an address after a bracket', '[ www.example.com'],
  ['an address of mail', 'a@example.com'],
  ['entities in brackets', '[RFC&nbsp;9111]'],
  ['entities in angle brackets', '<&#x6d;ailto:a>'],
  ['escapes beside marks', '\\**a**'],
  ['marks that only our parser pairs', '这是**「重点」**的'],
  ['single tildes', 'a ~b~ c'],
  ['containers within containers', '::::note\n\n:::tip\n\na\n\n:::\n\n::::\n'],
  ['attributes of containers', ':::note{.a}\n\nb\n\n:::\n'],
  ['what may be another directive', ':::note\n\na :b[c]\n\n:::\n'],
  ['code in a container that shows one', ':::note\n\n```\n:::\n```\n\n:::\n'],
])('%s: left to remark-parse', (_, text) => {
  expect(isPlainMarkdown(text)).toBe(false)
})
