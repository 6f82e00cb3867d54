import { rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { build } from '../harness/build.ts'
import { freshFolder, readPages } from '../harness/file-tree.ts'
import { createSite, type SiteCopy } from '../harness/site-copy.ts'
import { lines } from '../harness/valid-site.ts'

const sites: SiteCopy[] = []

function siteOf(files: Readonly<Record<string, string>>): SiteCopy {
  const site = createSite(files)
  sites.push(site)
  return site
}

afterAll(() => sites.forEach((site) => site.remove()))

test('code of the repository around a site shows, dedented and by its region', async () => {
  const repository = siteOf({
    'main.go': lines(
      'package main',
      '',
      'func main() {',
      '\t// #region serve',
      '\ts := slim.New()',
      '\ts.Start(":8080")',
      '\t// #endregion serve',
      '}',
    ),
    'site/gwdocs.config.ts': lines(
      'export default {',
      "  title: 'Snippets',",
      "  url: 'https://example.com',",
      "  markdown: { snippets: { root: '..' } },",
      '}',
    ),
    'site/docs/a.mdx': lines(
      '# A',
      '',
      '<<< @/main.go#serve{2}',
      '',
      '```go file=../../main.go lines=1-3',
      '```',
    ),
  })
  const outDir = freshFolder()
  const site = join(repository.dir, 'site')
  const { summary } = await build(site, ['--out-dir', outDir])
  expect(summary.diagnostics).toEqual([])
  const html = [...readPages(outDir)].find(([path]) => path.includes('/a'))?.[1]
  const code = [...(html ?? '').matchAll(/<code>([\s\S]*?)<\/code>/g)].map(
    ([, inner = '']) => inner.replace(/<[^>]*>/g, ''),
  )
  expect(code).toEqual([
    's := slim.New()\ns.Start(":8080")',
    'package main\n\nfunc main() {',
  ])
  expect(html).toMatch(/gw-line-highlighted[^>]*>(?:<[^>]*>)*s\b/)
  rmSync(dirname(outDir), { recursive: true, force: true })
})

test('a link of the file system does not lead out of the folder of snippets', async () => {
  const elsewhere = siteOf({ 'secret.txt': 'secret' })
  const site = siteOf({
    'gwdocs.config.ts':
      "export default { title: 'Snippets', url: 'https://example.com' }\n",
    'docs/a.md': '# A\n\n<<< ./inner.txt\n',
  })
  symlinkSync(
    join(elsewhere.dir, 'secret.txt'),
    join(site.dir, 'docs/inner.txt'),
  )
  const { summary } = await build(site.dir)
  expect(summary.diagnostics).toMatchObject([
    { code: 'snippet-outside', file: 'docs/a.md', line: 3 },
  ])
})
