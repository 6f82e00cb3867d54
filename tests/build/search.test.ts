import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { expect, onTestFinished, test } from 'vitest'
import type { SearchManifest, SearchPage } from '@gwdocs/core'
import { gwdocs } from '../harness/gwdocs.ts'
import { fingerprint, listTree } from '../harness/file-tree.ts'
import { copySite, fixture, type SiteCopy } from '../harness/site-copy.ts'

function copyOf(name: string): SiteCopy {
  const copy = copySite(fixture(name))
  onTestFinished(copy.remove)
  return copy
}

async function buildOf({ dir }: SiteCopy, env: Record<string, string> = {}) {
  const result = await gwdocs(['build', dir], { env })
  expect(result).toMatchObject({ code: 0 })
  return result
}

function manifestOf({ dir }: SiteCopy): SearchManifest {
  return JSON.parse(
    readFileSync(join(dir, 'build/search.json'), 'utf8'),
  ) as SearchManifest
}

/** Index, as `locale` or `locale version` → its folder below the output. */
function foldersOf(site: SiteCopy): Record<string, string> {
  return Object.fromEntries(
    manifestOf(site).indexes.map(({ locale, version, href }) => [
      version ? `${locale} ${version.name}` : locale,
      href.slice(href.indexOf('assets/')),
    ]),
  )
}

function pagesOf({ dir }: SiteCopy, folder = ''): SearchPage[] {
  const pages = join(dir, 'build', folder, 'pages')
  return readdirSync(pages).map(
    (name) => JSON.parse(readFileSync(join(pages, name), 'utf8')) as SearchPage,
  )
}

test('an index for each locale and version; what did not change keeps its name', async () => {
  const site = copyOf('two-locales')
  site.write(
    'docs/draft.md',
    '---\ndraft: true\n---\n\n# A draft nobody finds\n',
  )
  site.write(
    'docs/quiet.md',
    '---\nunlisted: true\n---\n\n# A page nobody lists\n',
  )
  site.write(
    'docs/code.md',
    '# Code\n\n```go\n// hidden-next-line\nimport "unseen"\nfunc Seen() {}\n```\n',
  )
  await buildOf(site)
  const before = foldersOf(site)
  expect(Object.keys(before).sort()).toEqual([
    'en',
    'en 1.0',
    'zh-Hans',
    'zh-Hans 1.0',
  ])
  const current = pagesOf(site, before['en'])
  const titles = current.map(({ title }) => title)
  expect(titles).toContain('Code')
  expect(titles).not.toContain('A draft nobody finds')
  expect(titles).not.toContain('A page nobody lists')
  const text = JSON.stringify(current)
  expect(text).toContain('func Seen')
  expect(text).not.toContain('unseen')
  for (const { href } of pagesOf(site, before['zh-Hans 1.0']))
    expect(href).toMatch(/^\/base\/zh-Hans\/docs\/1\.0\//)
  // Only what browsers load is there.
  const files = listTree(join(site.dir, 'build', before['en'] ?? ''))
  expect(
    files.filter((path) => /ui|highlight|worker|fragment/.test(path)),
  ).toEqual([])

  // Whoever ran Pagefind for an index that is known would fail here.
  const copied = fingerprint(join(site.dir, 'build'))
  const broken = join(site.dir, 'no-pagefind.sh')
  writeFileSync(broken, '#!/bin/sh\nexit 1\n')
  chmodSync(broken, 0o755)
  const env = { PAGEFIND_EXTENDED_BINARY_PATH: broken }
  expect((await buildOf(site, env)).stderr).toBe('')
  expect(fingerprint(join(site.dir, 'build'))).toEqual(copied)

  site.write(
    'i18n/zh-Hans/docs/intro.md',
    '# 简介\n\n换了说法。\n\n## 它做什么 {#what-it-does}\n',
  )
  await buildOf(site)
  const { 'zh-Hans': changed, ...others } = foldersOf(site)
  expect(changed).not.toBe(before['zh-Hans'])
  expect(before).toMatchObject(others)
})

test('a site without a search has no trace of one', async () => {
  const site = copyOf('two-linked-docs')
  const config = readFileSync(join(site.dir, 'gwdocs.config.ts'), 'utf8')
  site.write(
    'gwdocs.config.ts',
    config.replace('defineConfig({', 'defineConfig({ search: false,'),
  )
  const { stdout } = await gwdocs(['build', site.dir, '--json'])
  expect(stdout).not.toContain('wasm-unsafe-eval')
  const names = listTree(join(site.dir, 'build'))
  expect(names.filter((path) => path.includes('search'))).toEqual([])
  const $ = load(readFileSync(join(site.dir, 'build/404.html'), 'utf8'))
  expect($('button[aria-haspopup="dialog"]').length).toBe(0)
})

test('where Pagefind cannot run, the site is built without a search, and says so', async () => {
  const site = copyOf('two-linked-docs')
  const program = join(site.dir, 'pagefind.sh')
  writeFileSync(program, '#!/bin/sh\necho no such library >&2\nexit 3\n')
  chmodSync(program, 0o755)
  const env = { PAGEFIND_EXTENDED_BINARY_PATH: program }
  const { stderr } = await buildOf(site, env)
  expect(stderr).toContain('warning search-unavailable')
  expect(stderr).toMatch(/the site has no search.*no such library/s)
  expect(listTree(join(site.dir, 'build'))).not.toContain('search.json')
})

test('where Pagefind ends in the middle of its work, that is told at once', async () => {
  const site = copyOf('two-linked-docs')
  const program = join(site.dir, 'pagefind.sh')
  // It answers for its version, takes the first question, and is gone.
  const service = 'head -c 1 >/dev/null\nexit 3\n'
  writeFileSync(
    program,
    `#!/bin/sh\n[ "$1" = --version ] && echo pagefind && exit 0\n${service}`,
  )
  chmodSync(program, 0o755)
  const env = { PAGEFIND_EXTENDED_BINARY_PATH: program }
  const { stderr } = await buildOf(site, env)
  expect(stderr).toMatch(/the site has no search.*its process has ended \(3\)/s)
  expect(listTree(join(site.dir, 'build'))).not.toContain('search.json')
})
