import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../harness/build.ts'
import { freshFolder, listTree, readPages } from '../harness/file-tree.ts'
import { htmlTags } from '../harness/html-tags.ts'
import { createSite, type SiteCopy } from '../harness/site-copy.ts'
import { lines } from '../harness/valid-site.ts'

/** A PNG of 3 × 2 pixels, as far as its header goes. */
const png = Buffer.from(
  '89504e470d0a1a0a0000000d4948445200000003000000020802000000368849d6',
  'hex',
)

const outDir = freshFolder()
let site: SiteCopy
let images: readonly Readonly<Record<string, string>>[]
let links: readonly Readonly<Record<string, string>>[]

beforeAll(async () => {
  site = createSite({
    'gwdocs.config.ts':
      "export default { title: 'Images', url: 'https://example.com' }\n",
    'docs/pictures.mdx': lines(
      "import plan from './plan.svg'",
      '',
      '# Pictures',
      '',
      '![One](./one.png "The first") ![Two](@site/docs/one.png)',
      '',
      '## Section',
      '',
      '![Static](/img/still.svg) <img src="./one.png" alt="HTML" width="6" />',
      '<img src={require("./one.png").default} alt="JSX" />',
      '<img src={plan} alt="Plan" />',
      '![Apart](pathname:///elsewhere.png)',
      '',
      '[Paper](./paper.pdf), [Sheet](/sheet.csv) and [page](./pictures.mdx)',
    ),
    'docs/paper.pdf': 'paper',
    'docs/plan.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>',
    'static/img/still.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"/>',
    'static/sheet.csv': 'a,b',
  })
  writeFileSync(join(site.dir, 'docs/one.png'), png)
  const { summary } = await build(site.dir, ['--out-dir', outDir])
  expect(summary.diagnostics).toEqual([])
  expect(summary.islands).toEqual([])
  const html = [...readPages(outDir)].find(([path]) =>
    path.includes('pictures'),
  )?.[1]
  const article = /<div [^>]*data-gw-article[\s\S]*<\/article>/.exec(html ?? '')
  const tags = htmlTags(article?.[0] ?? '')
  const named = (name: string) =>
    tags.filter((tag) => tag.name === name).map(({ attributes }) => attributes)
  images = named('img')
  links = named('a').filter(({ href }) => !href?.startsWith('#'))
})

afterAll(() => {
  site.remove()
  rmSync(dirname(outDir), { recursive: true, force: true })
})

test('images have the sizes that their files say', () => {
  expect(images.map(({ alt, width, height }) => [alt, width, height])).toEqual([
    ['One', '3', '2'],
    ['Two', '3', '2'],
    ['Static', '12', '8'],
    ['HTML', '6', '4'],
    ['JSX', '3', '2'],
    ['Plan', '40', '20'],
    ['Apart', undefined, undefined],
  ])
  expect(images[0]?.['title']).toBe('The first')
})

test('only an image above the first section is loaded at once', () => {
  expect(images.map(({ loading }) => loading)).toEqual([
    'eager',
    ...Array<string>(6).fill('lazy'),
  ])
  expect(images.every(({ decoding }) => decoding === 'async')).toBe(true)
})

test('images and files beside the content are named by their bytes', () => {
  const files = listTree(outDir).map((path) => `/${path}`)
  for (const alt of ['One', 'Two', 'HTML', 'JSX']) {
    const src = images.find((image) => image['alt'] === alt)?.['src'] ?? ''
    expect(src).toMatch(/^\/assets\/one-\w{8}\.png$/)
    expect(files).toContain(src)
  }
  expect(images.at(-1)?.['src']).toBe('/elsewhere.png')
})

test('a file opens beside the page, a page in its place', () => {
  expect(links.map(({ href, target }) => [href, target])).toEqual([
    [expect.stringMatching(/^\/assets\/paper-\w{8}\.pdf$/), '_blank'],
    ['/sheet.csv', '_blank'],
    ['/docs/pictures', undefined],
  ])
})
