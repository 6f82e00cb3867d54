import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, type Build } from '../harness/build.ts'
import {
  addressOf,
  freshFolder,
  listTree,
  readPages,
} from '../harness/file-tree.ts'
import { repository } from '../harness/site-copy.ts'

/** The route table of the product, group by group. */
const routeTable: Readonly<Record<string, readonly string[]>> = {
  home: ['/'],
  'docs without a sidebar': ['/intro'],
  tutorial: below('/tutorial', [
    'intro',
    'quick-start',
    'start-server',
    'routing',
    'request',
    'response',
    'binding',
    'context',
    'cookies',
    'customization',
    'error-handling',
    'ip-adderess',
    'static-files',
    'template',
  ]),
  api: below('/api', [
    'slim',
    'router',
    'context',
    'binder',
    'compose',
    'error',
    'logging',
    'recovery',
    'response_writer',
    'nego/negotiation',
    'serde/serializer',
  ]),
  'generated category pages': below('/category', ['nego', 'nego-1']),
  ecosystem: below('/ecosystem', [
    'cast',
    'env',
    'ini',
    'is',
    'l4g',
    'misc',
    'proc',
    'v',
  ]),
  middleware: below('/middleware', [
    'manage-docs-versions',
    'translate-your-site',
  ]),
  'blog lists': [
    '/blog',
    ...below('/blog', ['archive', 'authors', 'tags']),
    ...below('/blog/authors', ['slim', 'all-gwdocs-articles']),
    ...below('/blog/tags', ['docusaurus', 'facebook', 'hello', 'hola']),
  ],
  posts: below('/blog', [
    'first-blog-post',
    'long-blog-post',
    'mdx-blog-post',
    'welcome',
  ]),
  'not found': ['/404'],
}

function below(folder: string, names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}`)
}

const outDir = freshFolder()
let result: Build
let addresses: readonly string[]

beforeAll(async () => {
  result = await build(join(repository, 'site'), ['--out-dir', outDir])
  addresses = [...readPages(outDir).keys()].map(addressOf)
})

afterAll(() => rmSync(dirname(outDir), { recursive: true, force: true }))

test('the site builds without a single diagnostic', () => {
  expect(result.summary.diagnostics).toEqual([])
  expect(result.summary.ok).toBe(true)
  expect(result.code).toBe(0)
})

test.each(Object.entries(routeTable))(
  'every route of the group “%s” has a page',
  (_group, routes) => {
    expect(addresses).toEqual(expect.arrayContaining([...routes]))
  },
)

test('the site has the pages of the route table, each once, and no others', () => {
  expect([...addresses].sort()).toEqual(Object.values(routeTable).flat().sort())
})

test('beside its pages the blog has its feeds and the text of each post, and nothing else', () => {
  const files = listTree(outDir).filter((path) => path.startsWith('blog/'))
  expect(files.filter((path) => !path.endsWith('.html'))).toEqual([
    'blog/atom.xml',
    'blog/feed.json',
    'blog/first-blog-post.md',
    'blog/long-blog-post.md',
    'blog/mdx-blog-post.md',
    'blog/rss.xml',
    'blog/welcome.md',
  ])
})
