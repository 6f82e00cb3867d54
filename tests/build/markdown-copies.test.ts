import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listTree, readPages } from '../harness/file-tree.ts'
import { gwdocs } from '../harness/gwdocs.ts'
import { createSite, type SiteCopy } from '../harness/site-copy.ts'

const fence = '```'

const rich = `---
title: 丰富的一页
description: 各种写法都有。
---

import Part from './_part.mdx'

先看**加粗：**再看[另一页](./other.md#部分)和[外面](https://example.org/a_b)。

<Part />

${fence}go title="main.go" {1}
package main
${fence}

<<< @/examples/main.go#part

:::warning[小心]

水很**深**。

:::

> [!NOTE]
> 记一笔。

<Tabs>
<TabItem value="a" label="甲">甲的话。</TabItem>
<TabItem value="b" label="乙">乙的话。</TabItem>
</Tabs>

<details>
<summary>更多</summary>

藏起来的话。

</details>

| 名 | 值 |
| --- | --: |
| \`a\\|b\` | 1 |

质能 $E = mc^2$：

$$
a^2 + b^2
$$

![一幅画](./picture.svg)

- [x] 做了
- 没做
`

const expected = `# 丰富的一页

> 各种写法都有。

先看**加粗：**再看[另一页](https://example.com/other#部分)和[外面](https://example.org/a_b)。

部分里的话，见[另一页](https://example.com/other)。

${fence}go title="main.go"
package main
${fence}

${fence}go
first()
${fence}

> [!WARNING]
> **小心**
>
> 水很**深**。

> [!NOTE]
> **备注**
>
> 记一笔。

**甲**

甲的话。

**乙**

乙的话。

**更多**

藏起来的话。

| 名 | 值 |
| - | -: |
| \`a\\|b\` | 1 |

质能 $E = mc^2$：

$$
a^2 + b^2
$$

![一幅画](https://example.com/assets/PICTURE)

- [x] 做了
- 没做
`

let site: SiteCopy

beforeAll(async () => {
  site = createSite({
    'gwdocs.config.js': `export default {
      title: '小站', tagline: '什么都有', url: 'https://example.com',
      i18n: { defaultLocale: 'zh-Hans' }, docs: { routeBasePath: '/' }, markdown: { math: true },
    }\n`,
    'docs/rich.mdx': rich,
    'docs/_part.mdx': '部分里的话，见[另一页](./other.md)。\n',
    'docs/other.md':
      '---\nsidebar_position: 1\n---\n\n# 另一页\n\n引子。\n\n## 部分\n\n在这里。\n',
    'docs/draft.md': '---\ndraft: true\n---\n\n# 草稿\n',
    'docs/unlisted.md': '---\nunlisted: true\n---\n\n# 不列出的\n',
    'docs/picture.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>\n',
    'examples/main.go': '// #region part\nfirst()\n// #endregion\n',
    'blog/2026-01-02-post.md':
      '# 帖子\n\n一句。\n\n<!-- truncate -->\n\n两句。\n',
    'src/pages/index.md': '# 首页\n\n你好。\n',
  })
  const { code, stderr } = await gwdocs(['build', site.dir])
  expect(stderr).toBe('')
  expect(code).toBe(0)
})

afterAll(() => site.remove())

function read(path: string): string {
  return readFileSync(join(site.dir, 'build', path), 'utf8')
}

test('the copy of a page holds its text, and needs nothing else', () => {
  const text = read('rich.md').replace(/\/assets\/[^)]+/, '/assets/PICTURE')
  expect(decodeURI(text)).toBe(expected)
})

test('pages with a Markdown text have copies; drafts and unlisted pages have none', () => {
  const copies = [...listTree(join(site.dir, 'build'))].filter((path) =>
    path.endsWith('.md'),
  )
  expect(copies.sort()).toEqual([
    'blog/2026/01/02/post.md',
    'index.md',
    'other.md',
    'rich.md',
  ])
  expect(read('blog/2026/01/02/post.md')).toBe('# 帖子\n\n一句。\n\n两句。\n')
})

test('llms.txt lists them in reading order', () => {
  expect(read('llms.txt')).toBe(`# 小站

> 什么都有

## 文档

- [另一页](https://example.com/other.md): 引子。
- [丰富的一页](https://example.com/rich.md): 各种写法都有。

## 博客

- [帖子](https://example.com/blog/2026/01/02/post.md): 一句。

## 页面

- [首页](https://example.com/index.md): 你好。
`)
  const full = read('llms-full.txt')
  expect(full.match(/^Source: .*$/gm)).toEqual([
    'Source: https://example.com/other',
    'Source: https://example.com/rich',
    'Source: https://example.com/blog/2026/01/02/post',
    'Source: https://example.com/',
  ])
  expect(full).toContain('藏起来的话。')
})

test('each page names its copy to machines', () => {
  expect(read('rich/index.html')).toMatch(
    /<link rel="alternate" type="text\/markdown" href="[^"]*\/rich\.md"/,
  )
  expect(read('unlisted/index.html')).not.toContain('text/markdown')
})

test.each([
  [
    'a version that is closed to search engines',
    'versions: { current: { noIndex: true } }',
    [],
  ],
  ['a page whose author closes it', '', ['open.md', 'quiet.md']],
])('what a page offers to copy is there: %s', async (_, docs, copies) => {
  const small = createSite({
    'gwdocs.config.js': `export default { title: 'Small', url: 'https://example.com', docs: { routeBasePath: '/', ${docs} } }\n`,
    'docs/open.md': '# Open\n\nFor all.\n',
    'docs/quiet.mdx':
      '# Quiet\n\n<Head><meta name="robots" content="noindex" /></Head>\n\nFor some.\n',
  })
  try {
    const { code } = await gwdocs(['build', small.dir])
    expect(code).toBe(0)
    const files = listTree(join(small.dir, 'build'))
    expect(files.filter((path) => path.endsWith('.md'))).toEqual(copies)
    for (const [path, html] of readPages(join(small.dir, 'build'))) {
      const $ = load(html)
      const offered = $('a[href$=".md"], link[type="text/markdown"]').toArray()
      for (const { attribs } of offered)
        expect(copies, path).toContain(attribs['href']?.slice(1))
    }
    const listed = files.includes('llms.txt')
      ? readFileSync(join(small.dir, 'build/llms.txt'), 'utf8')
      : ''
    expect(listed).not.toContain('quiet')
  } finally {
    small.remove()
  }
})
