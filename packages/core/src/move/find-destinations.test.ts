import { expect, test } from 'vitest'
import { findDestinations } from './find-destinations.ts'

function find(text: string, format: 'md' | 'mdx' = 'md') {
  const found = findDestinations({ filePath: 'a.md', text }, format)
  // Each stands where it is said to stand.
  for (const { url, start, end } of found)
    expect(text.slice(start, end).replaceAll('\\', '')).toBe(url)
  return found.map(({ kind, url }) => `${kind} ${url}`)
}

test.each([
  ['[a](./b.md)', ['link ./b.md']],
  ['[a](<./b c.md> "t")', ['link ./b c.md']],
  ["[a]( ./b(1).md 'x (y)' )", ['link ./b(1).md']],
  ['[a](./b\\_c.md)', ['link ./b_c.md']],
  ['[![x](./i.png)](./b.md)', ['link ./i.png', 'link ./b.md']],
  ['[a][b]\n\n[b]: <./b.md> "t"', ['link ./b.md']],
  ['`[a](./b.md)` <https://example.com>', []],
  ['```md\n[a](./b.md)\n```', []],
  ['```js title="x" file=./b.js#r\n```', ['file ./b.js']],
  ['<<< ./b.js#r{2}', ['file ./b.js']],
  [
    'a <a href="./b.md">b</a> <img src=\'./i.png\'>',
    ['link ./b.md', 'link ./i.png'],
  ],
  ['a href="./b.md" in a sentence', []],
  [
    '---\nimage: "./i.png"\ntitle: ./x\npagination_prev: a/b\n---\n',
    ['link ./i.png', 'link ./x', 'doc a/b'],
  ],
  [
    '| [a](./b.md) | ![](./i.png) |\n| - | - |',
    ['link ./b.md', 'link ./i.png'],
  ],
])('%j names %j', (text, found) => {
  expect(find(text)).toEqual(found)
})

test.each([
  ["import A, { b } from './a.mdx'", ['file ./a.mdx']],
  ["import {\n  a,\n} from '@site/src/a'", ['file @site/src/a']],
  ["<Link to={'./b.md'} x={1}>b</Link>", ['link ./b.md']],
  ["<img src={require('./i.png').default} />", ['file ./i.png']],
  ['<Tabs>\n    [a](./b.md)\n</Tabs>', ['link ./b.md']],
  ['`<Link to="./b.md">`', []],
])('in MDX %j names %j', (text, found) => {
  expect(find(text, 'mdx')).toEqual(found)
})
