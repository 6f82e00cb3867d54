import { afterEach, describe, expect, test } from 'vitest'
import { join } from 'node:path'
import { build, type Build } from '../harness/build.ts'
import { readPages } from '../harness/file-tree.ts'
import { expectAnswer } from '../harness/mistake.ts'
import { serve } from '../harness/gwdocs.ts'
import { createSite, type SiteCopy } from '../harness/site-copy.ts'
import { configWith, lines } from '../harness/valid-site.ts'

/** Writes its option behind the text of every paragraph. */
const remarkSay = lines(
  'export default function remarkSay({ word }: { word: string }) {',
  '  return (tree: any) => {',
  '    for (const node of tree.children)',
  "      if (node.type === 'paragraph')",
  "        node.children.push({ type: 'text', value: ` ${word}` })",
  '  }',
  '}',
)

/** Takes its time, and adds a heading with a script of its own that no page may have. */
const rehypeHeading = lines(
  'export default function rehypeHeading() {',
  '  return async (tree) => {',
  '    await new Promise((resolve) => setTimeout(resolve, 5))',
  "    tree.children.push({ type: 'element', tagName: 'h2', properties: { style: 'color: red' },",
  "      children: [{ type: 'text', value: 'From a plugin' }] })",
  '  }',
  '}',
)

const installed = {
  'node_modules/rehype-heading/package.json': JSON.stringify({
    name: 'rehype-heading',
    version: '1.0.0',
    type: 'module',
    exports: './index.js',
  }),
  'node_modules/rehype-heading/index.js': rehypeHeading,
}

const docs = {
  'docs/plain.md': lines(
    '# Plain',
    '',
    'Some text.',
    '',
    '```go title="x.go"',
    'x',
    '```',
  ),
  'docs/rich.mdx': lines('# Rich', '', 'Some text.', '', '<b>{1 + 1}</b>'),
}

let site: SiteCopy | undefined

afterEach(() => site?.remove())

async function buildSite(
  files: Readonly<Record<string, string>>,
): Promise<Build & { readonly page: (name: string) => string }> {
  site = createSite({ ...docs, ...files })
  const result = await build(site.dir)
  const pages = readPages(join(site.dir, 'build'))
  return {
    ...result,
    page: (name) => pages.get(`docs/${name}/index.html`) ?? '',
  }
}

test('plugins named by module and options work on .md and .mdx alike', async () => {
  const { summary, page } = await buildSite({
    ...installed,
    'plugins/say.ts': remarkSay,
    'gwdocs.config.ts': configWith(
      "  markdown: { remarkPlugins: [['./plugins/say.ts', { word: 'Indeed.' }]], rehypePlugins: ['rehype-heading'] },",
    ),
  })
  expect(summary.diagnostics).toEqual([])
  for (const name of ['plain', 'rich']) {
    expect(page(name)).toContain('Some text. Indeed.')
    expect(page(name)).toMatch(/<h2 [^>]*id="from-a-plugin"[^>]*>From a plugin/)
    expect(page(name)).not.toMatch(/ style="/)
    expect(page(name)).toContain('href="#from-a-plugin"')
  }
  expect(page('plain')).toMatch(/<figcaption[^>]*>x\.go</)
})

test('functions of the config are plugins too, and may have options that are functions', async () => {
  const { summary, page } = await buildSite({
    'gwdocs.config.ts': lines(
      'const remarkEach = (visit) => (tree) => tree.children.forEach(visit)',
      "const drop = (node) => { if (node.type === 'paragraph') node.children = [{ type: 'text', value: 'Dropped.' }] }",
      "export default { title: 'T', url: 'https://example.com', markdown: { remarkPlugins: [[remarkEach, drop]] } }",
    ),
  })
  expect(summary.diagnostics).toEqual([])
  expect(page('plain')).toContain('<p>Dropped.</p>')
})

test('a plugin before the others may extend the syntax', async () => {
  const { summary, page } = await buildSite({
    'plugins/first.ts': lines(
      'export default function first() {',
      '  return (tree: any) => { tree.children.push(',
      "    { type: 'containerDirective', name: 'tip', attributes: {}, children: [] }) }",
      '}',
    ),
    'gwdocs.config.ts': configWith(
      "  markdown: { beforeDefaultRemarkPlugins: ['./plugins/first.ts'] },",
    ),
  })
  expect(summary.diagnostics).toEqual([])
  expect(page('plain')).toContain('data-gw-kind="tip"')
})

test('a plugin that is saved while the site is served changes the pages', async () => {
  const say = (word: string) => remarkSay.replace('${word}', word)
  site = createSite({
    ...docs,
    'plugins/say.ts': say('Before.'),
    'gwdocs.config.ts': configWith(
      "  markdown: { remarkPlugins: [['./plugins/say.ts', { word: '' }]] },",
    ),
  })
  const served = await serve(site.dir, ['--watch'])
  const read = async () =>
    (await fetch(new URL('docs/plain', served.url))).text()
  expect(await read()).toContain('Some text. Before.')
  site.write('plugins/say.ts', say('After.'))
  await expect.poll(read, { timeout: 20_000 }).toContain('Some text. After.')
  await served.stop()
})

describe('a mistake', () => {
  test('a package that is not installed is reported in the config', () =>
    expectAnswer({
      title: '',
      files: {
        'gwdocs.config.ts': configWith(
          '  markdown: {',
          "    remarkPlugins: ['remark-not-there'],",
          '  },',
        ),
      },
      expected: {
        code: 'plugin-not-loaded',
        place: 'gwdocs.config.ts:7:21',
        message: '`remark-not-there` cannot be found.',
        hint: 'install the package in the site: `npm install remark-not-there`.',
      },
    }))

  test('a file that is not there is reported in the config', () =>
    expectAnswer({
      title: '',
      files: {
        'gwdocs.config.ts': configWith(
          '  markdown: {',
          "    rehypePlugins: [['./plugins/none.ts', {}]],",
          '  },',
        ),
      },
      expected: {
        code: 'plugin-not-loaded',
        place: 'gwdocs.config.ts:7:21',
        message: '`./plugins/none.ts` cannot be found.',
        hint: 'name a file that is there: by its path from this one, or by `@site/…` from the folder of the site.',
      },
    }))

  test('a module without a function is reported in the config', () =>
    expectAnswer({
      title: '',
      files: {
        'plugins/none.ts': 'export const plugin = 1\n',
        'gwdocs.config.ts': configWith(
          '  markdown: {',
          "    rehypePlugins: ['./plugins/none.ts'],",
          '  },',
        ),
      },
      expected: {
        code: 'plugin-not-loaded',
        place: 'gwdocs.config.ts:7:21',
        message:
          '`./plugins/none.ts` exports no function by default, so it is no plugin.',
        hint: 'name a module whose default export is a unified plugin: `export default function myPlugin(options) { return (tree) => { … } }`.',
      },
    }))

  test('what a plugin throws is reported at the file on which it threw', () =>
    expectAnswer({
      title: '',
      files: {
        'plugins/throws.ts': lines(
          'export default () => (_tree: unknown, file: { path: string }) => {',
          "  if (file.path.endsWith('start.md')) throw new Error('No start')",
          '}',
        ),
        'gwdocs.config.ts': configWith(
          "  markdown: { remarkPlugins: ['./plugins/throws.ts'] },",
        ),
      },
      expected: {
        code: 'plugin-failed',
        place: 'docs/start.md',
        message:
          'The plugin `./plugins/throws.ts` failed on this file: No start.',
        hint: 'mend the plugin or what it reads here, or take it out of `markdown` in the config.',
      },
    }))

  test('what a plugin reports is a warning at its line', () =>
    expectAnswer({
      title: '',
      files: {
        'plugins/lint.ts': lines(
          'export default () => (tree: any, file: any) => {',
          "  if (file.path.endsWith('start.md')) file.message('Too short', tree.children[1])",
          '}',
        ),
        'gwdocs.config.ts': configWith(
          "  markdown: { remarkPlugins: ['./plugins/lint.ts'] },",
        ),
      },
      expected: {
        code: 'plugin-message',
        severity: 'warning',
        place: 'docs/start.md:3:1',
        message: 'The plugin `./plugins/lint.ts` says: Too short.',
        hint: 'mend what the plugin names, or take it out of `markdown` in the config.',
      },
    }))

  test('a named plugin takes no functions as options', () =>
    expectAnswer({
      title: '',
      files: {
        'gwdocs.config.ts': configWith(
          '  markdown: {',
          "    remarkPlugins: [['remark-foo', { test: () => true }]],",
          '  },',
        ),
      },
      expected: {
        code: 'config-invalid-value',
        place: 'gwdocs.config.ts:7:21',
        message:
          '`markdown.remarkPlugins[0]` is `["remark-foo",{}]`, which is not accepted.',
        hint: "use the name of a package, a path such as `'./plugins/mine.ts'`, or a function; with options, a list of the two. Options of a named plugin are plain data: with functions among them, import the plugin in the config.",
      },
    }))
})
