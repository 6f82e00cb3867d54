import { expect, test } from 'vitest'
import { detectFormat, hasMdxSyntax } from './detect-format.ts'

test.each([
  ['a.mdx', {}, 'auto', '', 'mdx'],
  ['a.md', {}, 'auto', '', 'md'],
  ['a.md', {}, 'auto', '<Tabs>', 'mdx'],
  ['a.md', {}, 'mdx', '', 'mdx'],
  ['a.md', {}, 'md', '<Tabs>', 'md'],
  ['a.mdx', {}, 'md', '', 'mdx'],
  ['a.mdx', { format: 'md' }, 'auto', '', 'md'],
  ['a.md', { format: 'mdx' }, 'md', '', 'mdx'],
  ['a.md', { format: 'detect' }, 'auto', '', 'md'],
] as const)(
  '%s with %j, by the option %s, of %j, is %s',
  (filePath, frontMatter, format, body, expected) => {
    expect(
      detectFormat({ filePath, frontMatter, body, options: { format } }),
    ).toBe(expected)
  },
)

test.each([
  ["import Tabs from '@theme/Tabs'"],
  ["import { A, B } from './x.tsx';"],
  ["import * as A from './x'"],
  ["import './x.css'"],
  ['export const a = 1'],
  ['<Tabs>'],
  ['<Tabs groupId="os">'],
  ['<DocCardList />'],
  ['See <Icon name="x" /> here.'],
  ['A <Badge>new</Badge> thing.'],
  ['<p style={{ color: "red" }}>x</p>'],
  ['text\n\n```go\nx\n```\n\n<Tabs>'],
  ['<head>\n  <meta name="a" content="b" />\n</head>'],
  ["A {'{'} and a {`}`}."],
  ['{" "}'],
  ['# {frontMatter.title}'],
  ['Hello { props.name }!'],
])('%j is MDX', (body) => {
  expect(hasMdxSyntax(body)).toBe(true)
})

test.each([
  ['import the package, then run it'],
  ['Import "fmt" first.'],
  ['export it to the world'],
  ['A `Map<String>` or Map<String> in a sentence.'],
  ['func Map[K comparable, V any](m map[K]V) []K'],
  ['func Bind[T any](c Context) (T, error)'],
  ['if a < B && c > d'],
  ['`<Tabs>`'],
  ['```jsx\nimport A from "a"\n<Tabs>\n```'],
  ['~~~\n<Tabs>\n~~~'],
  ['Text:\n\n    <Tabs>\n    </Tabs>\n'],
  ['\t<Tabs>'],
  ['<!-- <Tabs /> -->'],
  ['<!--\n<Tabs>\nimport A from "a"\n-->'],
  ['<details>\n<summary>x</summary>\n</details>'],
  ['```jsx\r\n<Tabs>\r\n```\r\n'],
])('%j is Markdown', (body) => {
  expect(hasMdxSyntax(body)).toBe(false)
})
