import { afterEach, expect, test } from 'vitest'
import { join } from 'node:path'
import { build } from '../harness/build.ts'
import { fakeMermaid } from '../harness/fake-mermaid.ts'
import { listTree, readPages } from '../harness/file-tree.ts'
import { htmlTags } from '../harness/html-tags.ts'
import { expectAnswer } from '../harness/mistake.ts'
import { createSite, type SiteCopy } from '../harness/site-copy.ts'
import { configWith, lines } from '../harness/valid-site.ts'

let site: SiteCopy | undefined
afterEach(() => site?.remove())

const diagram = lines(
  '# Diagram',
  '',
  '```mermaid',
  'flowchart LR',
  '  accTitle: The way',
  '  A --> B',
  '```',
)

test('without the package a diagram is code, and a warning says how to install it', () =>
  expectAnswer({
    title: '',
    files: { 'docs/start.md': diagram },
    expected: {
      code: 'mermaid-missing',
      severity: 'warning',
      place: 'docs/start.md:3:1',
      message:
        'The site has no package `mermaid`, so the diagram is shown as code.',
      hint: 'install it in the site: `npm install mermaid`.',
    },
  }))

test('a diagram is its source until it is drawn, in a document of the site', async () => {
  site = createSite({
    ...fakeMermaid,
    'gwdocs.config.ts': configWith("  baseUrl: '/base/',"),
    'docs/a.md': diagram,
    'docs/b.mdx': `${diagram}\n<b>{1 + 1}</b>\n`,
    'docs/c.md': '# None\n',
  })
  const { summary } = await build(site.dir)
  expect(summary.diagnostics).toEqual([])
  const files = listTree(join(site.dir, 'build'))
  const frame = files.find((path) =>
    /^assets\/diagrams\/frame-\w+\.html$/.test(path),
  )
  expect(frame).toBeDefined()
  const pages = readPages(join(site.dir, 'build'))
  for (const name of ['a', 'b']) {
    const html = pages.get(`docs/${name}/index.html`) ?? ''
    const figure = htmlTags(html).find(
      ({ attributes }) => 'data-gw-diagram' in attributes,
    )
    expect(figure?.attributes).toMatchObject({
      'data-gw-diagram': `/base/${frame ?? ''}`,
      'data-alt': 'The way',
    })
    expect(html).toMatch(/<details [^>]*open=""><summary>Source of the diagram/)
  }
  expect(pages.get('docs/c/index.html')).not.toContain('diagram')
})

test('a site without diagrams has nothing to draw them with', async () => {
  site = createSite({
    ...fakeMermaid,
    'gwdocs.config.ts': configWith(),
    'docs/c.md': '# None\n',
  })
  await build(site.dir)
  const files = listTree(join(site.dir, 'build'))
  expect(files.filter((path) => path.includes('diagrams'))).toEqual([])
})
