import { expect, test } from 'vitest'
import { outline, parseText } from '../../testing/parse-text.ts'
import { unwrapMdxBlocks } from './unwrap-mdx-blocks.ts'

test.each([
  ['```mdx-code-block\n<b>a</b>\n```\nb', '\n<b>a</b>\n\nb'],
  ['````mdx-code-block\n```js\nx\n```\n````', '\n```js\nx\n```\n'],
  ['````md\n```mdx-code-block\nx\n```\n````', undefined],
  ['```mdx\n<b>a</b>\n```', undefined],
])('%j reads %j', (text, expected) => {
  expect(unwrapMdxBlocks(text)).toBe(expected ?? text)
})

test('what such a block holds is content, in Markdown and as MDX', () => {
  const text = '```mdx-code-block\n<b>*a*</b>\n```'
  expect(outline(parseText(text).content)).toBe('p(b(em(a)))')
  const mdx =
    "```mdx-code-block\nimport Tabs from '@theme/Tabs'\n```\n\na\n\n```mdx-code-block\n<Tabs />\n```"
  expect(parseText(mdx).summary.format).toBe('mdx')
})
