import { expect, test } from 'vitest'
import { placeOf } from '../harness/mistake.ts'
import { buildWith, configWith, lines } from '../harness/valid-site.ts'

test('the site that every mistake is put into has none itself', async () => {
  expect(await buildWith({})).toEqual({
    code: 0,
    isWritten: true,
    stderr: '',
    diagnostics: [],
  })
})

test('six mistakes in six files are all reported in one run', async () => {
  const { code, isWritten, diagnostics } = await buildWith({
    'gwdocs.config.ts': configWith(
      "  theme: { navbar: { items: [{ label: 'Start', to: '/docs/strat' }] } },",
    ),
    'sidebars.ts': "export default { guide: ['intro', 'start', 'satrt'] }\n",
    'docs/intro.md': lines('# Intro', '', '[Start](./strat.md)'),
    'docs/start.md': lines('---', 'draft: maybe', '---', '', '# Start'),
    'docs/extra.mdx': lines('# Extra', '', '<Tabs>'),
    'blog/2026-01-31-hello.md': lines(
      '---',
      'authors: aba',
      '---',
      '<!-- truncate -->',
    ),
  })
  expect(diagnostics.map((each) => `${each.code} ${placeOf(each)}`)).toEqual([
    'author-unknown blog/2026-01-31-hello.md:2:1',
    'mdx-syntax docs/extra.mdx:3:1',
    'broken-link docs/intro.md:3:1',
    'front-matter-invalid-value docs/start.md:2:1',
    'broken-link gwdocs.config.ts:6:48',
    'doc-unknown sidebars.ts:1:44',
  ])
  expect({ code, isWritten }).toEqual({ code: 1, isWritten: false })
})

test('all mistakes of a config are reported in one run', async () => {
  const { diagnostics } = await buildWith({
    'gwdocs.config.ts': lines(
      'export default {',
      "  titel: 'Valid',",
      "  url: 'https://example.com/docs',",
      '  blog: { postsPerPage: 0 },',
      '}',
    ),
  })
  expect(diagnostics.map((each) => `${each.code} ${placeOf(each)}`)).toEqual([
    'config-missing-key gwdocs.config.ts:1:16',
    'config-unknown-key gwdocs.config.ts:2:3',
    'config-invalid-value gwdocs.config.ts:3:3',
    'config-invalid-value gwdocs.config.ts:4:11',
  ])
})
