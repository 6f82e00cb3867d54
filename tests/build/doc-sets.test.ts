import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { build } from '../harness/build.ts'
import { addressOf, readPages } from '../harness/file-tree.ts'
import { createSite, type SiteCopy } from '../harness/site-copy.ts'

let site: SiteCopy

afterEach(() => rmSync(site.dir, { recursive: true, force: true }))

const config = (options: string) =>
  `export default { title: 'A', url: 'https://example.com', pages: false, ${options} }`

async function addressesOf(files: Readonly<Record<string, string>>) {
  site = createSite(files)
  const { summary } = await build(site.dir)
  expect(summary.diagnostics).toEqual([])
  const pages = readPages(join(site.dir, 'build'))
  const addresses = [...pages.keys()].map(addressOf)
  return { pages, addresses: addresses.filter((path) => path !== '/404') }
}

const tagged = (title: string) => `---\ntags: [go]\n---\n\n# ${title}\n`

test('doc sets of one site have folders, addresses, sidebars, versions and tags of their own', async () => {
  const { pages, addresses } = await addressesOf({
    'gwdocs.config.ts': config(`
      blog: false,
      docs: [
        { routeBasePath: '/' },
        { id: 'sdk', path: 'sdk', routeBasePath: 'sdk', tagsBasePath: 'labels' },
      ],
      theme: { navbar: { items: [
        { type: 'docSidebar', sidebarId: 'main', label: 'Guide' },
        { type: 'docSidebar', sidebarId: 'main', docsId: 'sdk', label: 'SDK' },
      ] } },`),
    'sidebars.ts': "export default { main: ['intro'] }",
    'sdkSidebars.ts': "export default { main: ['client'] }",
    'docs/intro.md': tagged('Intro'),
    'sdk/client.md': tagged('Client of tomorrow'),
    'sdk_versions.json': '["2.0"]',
    'sdk_versioned_docs/version-2.0/client.md': tagged('Client'),
    'sdk_versioned_sidebars/version-2.0-sidebars.json':
      '{ "main": ["client"] }',
  })
  expect(addresses.sort()).toEqual([
    '/intro',
    '/sdk/client',
    '/sdk/labels',
    '/sdk/labels/go',
    '/sdk/next/client',
    '/sdk/next/labels',
    '/sdk/next/labels/go',
    '/tags',
    '/tags/go',
  ])
  // A set without versions says nothing of them; the other's last one is in the bar.
  const intro = pages.get('intro/index.html') ?? ''
  expect(intro).toContain('href="/sdk/client"')
  expect(intro).not.toContain('Version:')
  expect(pages.get('sdk/next/client/index.html')).toContain('Version: Next')
})

test('a site may be docs alone, at its root', async () => {
  const { addresses } = await addressesOf({
    'gwdocs.config.ts': config("blog: false, docs: { routeBasePath: '/' },"),
    'docs/index.md': '# Home\n',
    'docs/a.md': '# A\n',
  })
  expect(addresses.sort()).toEqual(['/', '/a'])
})

test('a site may be a blog alone, at its root', async () => {
  const { addresses } = await addressesOf({
    'gwdocs.config.ts': config("docs: false, blog: { routeBasePath: '/' },"),
    'blog/2026-01-02-a.md': '# A\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
  })
  expect(addresses.sort()).toEqual(['/', '/2026/01/02/a', '/archive'])
})
