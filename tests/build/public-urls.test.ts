import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { build, type Diagnostic } from '../harness/build.ts'
import { gwdocs } from '../harness/gwdocs.ts'
import { placeOf } from '../harness/mistake.ts'
import { createSite, type SiteCopy } from '../harness/site-copy.ts'
import { lines } from '../harness/valid-site.ts'

const sites: SiteCopy[] = []
afterAll(() => sites.forEach((site) => site.remove()))

const config = (...options: readonly string[]) =>
  lines(
    'export default {',
    "  title: 'Kept', url: 'https://example.com', baseUrl: '/base/',",
    "  i18n: { defaultLocale: 'en', locales: ['en', 'zh-Hans'] },",
    ...options,
    '}',
  )

/** Two languages, two versions, a blog with tags and authors, a draft, an unlisted page, a React page. */
const blog =
  "  blog: { postsPerPage: 1, onInlineTags: 'ignore', onUntruncatedPosts: 'ignore' },"

function keptSite(): SiteCopy {
  const post = (tag: string) =>
    lines('---', `tags: [${tag}]`, 'authors: [ada]', '---', '', '# Post')
  const site = createSite({
    'gwdocs.config.mjs': config(blog),
    'docs/setup.md': lines(
      '# Setup',
      '',
      '## First',
      '',
      'Note[^1].',
      '',
      '[^1]: x',
    ),
    'docs/draft.md': lines('---', 'draft: true', '---', '', '# Draft'),
    'docs/hidden.md': lines('---', 'unlisted: true', '---', '', '## Hidden'),
    'i18n/zh-Hans/docs/setup.md': lines('# 安装', '', '## 第一步'),
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/setup.md': lines('# Setup', '', '## Old'),
    'blog/authors.yml': lines('ada:', '  name: Ada', '  page: true'),
    'blog/2026-01-01-one.md': post('red'),
    'blog/2026-01-02-two.md': post('red'),
    'src/pages/index.jsx': lines(
      'export default function Home() {',
      '  return <><h1 id="top-title">Home</h1><input id="field" aria-label="x" /></>',
      '}',
    ),
  })
  sites.push(site)
  return site
}

async function check({ dir }: SiteCopy) {
  const { code, stdout, stderr } = await gwdocs(['check', dir, '--json'])
  expect(stderr).toBe('')
  const { urls, diagnostics } = JSON.parse(stdout) as {
    urls: unknown
    diagnostics: readonly Diagnostic[]
  }
  const found = diagnostics.map(
    (each) => `${each.severity} ${each.code} ${placeOf(each)}`,
  )
  return { code, urls, found, diagnostics }
}

test('addresses that were public are kept, and what is lost is found', async () => {
  const site = keptSite()
  expect(await check(site)).toMatchObject({
    code: 0,
    urls: undefined,
    found: [],
  })
  const begun = await gwdocs(['urls', site.dir])
  expect(begun).toMatchObject({ code: 0, stderr: '' })
  const list = () => readFileSync(join(site.dir, 'public-urls.txt'), 'utf8')
  const words = list()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
  const english = words.filter((line) => !line.startsWith('/zh-Hans'))
  expect(words).toContain('/zh-Hans/docs/next/setup')
  expect(english.slice(0, 16)).toEqual([
    '/',
    '  #top-title',
    '/blog',
    '/blog/2026/01/01/one',
    '/blog/2026/01/02/two',
    '/blog/archive',
    '/blog/authors',
    '/blog/authors/ada',
    '/blog/tags',
    '/blog/tags/red',
    '/docs/next/hidden',
    '  #hidden',
    '/docs/next/setup',
    '  #first',
    '/docs/setup',
    '  #old',
  ])
  expect(words).toContain('  #第一步')

  // A page that moves, a heading that is renamed, a translation of one, a tag that goes, a new page.
  site.write('docs/start.md', lines('# Start', '', '## First'))
  const draft = lines('---', 'draft: true', '---')
  site.write('docs/setup.md', draft)
  site.write('i18n/zh-Hans/docs/setup.md', draft)
  site.write(
    'versioned_docs/version-1.0/setup.md',
    lines('# Setup', '', '## Older'),
  )
  site.write('i18n/zh-Hans/docs/hidden.md', lines('## 藏'))
  site.write('blog/2026-01-01-one.md', lines('# Post'))
  site.write('blog/2026-01-02-two.md', lines('# Post'))
  const lost = await check(site)
  const lineOf = (text: string, after = '') =>
    list()
      .slice(0, list().indexOf(`\n${text}\n`, list().indexOf(after)) + 1)
      .split('\n').length
  expect(lost.code).toBe(1)
  expect(
    lost.found.filter((each) => each.includes('lost')).slice(0, 4),
  ).toEqual([
    `error url-lost public-urls.txt:${lineOf('/blog/tags')}:1`,
    `error url-lost public-urls.txt:${lineOf('/blog/tags/red')}:1`,
    `error url-lost public-urls.txt:${lineOf('/docs/next/setup')}:1`,
    `error anchor-lost public-urls.txt:${lineOf('  #old')}:3`,
  ])
  const hints = lost.diagnostics.map(({ hint }) => hint)
  expect(hints).toContainEqual(
    expect.stringContaining('`"/docs/setup#old": "/docs/setup#older"`'),
  )

  site.write(
    'redirects.yml',
    lines(
      '/blog/tags: /blog',
      '/docs/next/setup: /docs/next/start',
      '"/docs/next/setup#first": "/docs/next/start#first"',
      '"/docs/setup#old": "/docs/setup#older"',
      '"/docs/next/hidden#hidden": https://example.org/gone#x',
    ),
  )
  site.write(
    'gwdocs.config.mjs',
    config(
      blog,
      "  redirects: (path) => path === '/blog' ? '/blog/tags/red' : undefined,",
      "  hosts: ['netlify', 'nginx', 'vercel', 'apache'],",
    ),
  )
  const mended = await check(site)
  // The heading is still there in English: only the translation has lost it.
  expect(mended.found).toEqual(['error redirect-clash redirects.yml:5:1'])
  site.write(
    'docs/hidden.md',
    lines('---', 'unlisted: true', '---', '', '## Secret'),
  )
  expect(await check(site)).toMatchObject({ code: 0, found: [] })

  const { code } = await build(site.dir)
  expect(code).toBe(0)
  const page = (path: string) =>
    readFileSync(join(site.dir, 'build', path), 'utf8')
  expect(page('_redirects').split('\n').sort().slice(1)).toEqual([
    '/base/blog/tags /base/blog 301!',
    '/base/blog/tags/red /base/blog 301!',
    '/base/docs/next/setup /base/docs/next/start 301!',
    '/base/zh-Hans/blog/tags /base/zh-Hans/blog 301!',
    '/base/zh-Hans/blog/tags/red /base/zh-Hans/blog 301!',
    '/base/zh-Hans/docs/next/setup /base/zh-Hans/docs/next/start 301!',
  ])
  for (const file of ['nginx-redirects.conf', 'vercel.json', '.htaccess'])
    expect(page(file)).toContain('/base/zh-Hans/docs/next/start')
  const stub = page('zh-Hans/docs/next/setup/index.html')
  expect(stub).toContain('url=/base/zh-Hans/docs/next/start"')
  expect(stub).toContain('/base/zh-Hans/docs/next/start#first')
  const script = /src="\/base\/([^"]+)"/.exec(stub)?.[1] ?? ''
  expect(existsSync(join(site.dir, 'build', script))).toBe(true)
  expect(page('docs/setup/index.html')).toContain(
    'data-gw-places="{&quot;old&quot;:&quot;/base/docs/setup#older&quot;}"',
  )
  expect(page('docs/next/start/index.html')).not.toContain('data-gw-places')
})

test('new addresses are a note, or what the config makes of them', async () => {
  const site = createSite({
    'gwdocs.config.mjs':
      "export default { title: 'T', url: 'https://example.com' }",
    'docs/a.md': lines('# A', '', '## Part'),
    'public-urls.txt': lines('/docs/a', 'nonsense'),
  })
  sites.push(site)
  const { code, stdout, stderr } = await gwdocs(['check', site.dir])
  expect(code).toBe(1)
  expect(stderr).toContain('public-urls-invalid  public-urls.txt:2:1')
  expect(stdout).toContain('1 more not yet: `gwdocs urls` records them')
  site.write('public-urls.txt', '/docs/a\n')
  site.write(
    'gwdocs.config.mjs',
    "export default { title: 'T', url: 'https://example.com', links: { unrecorded: 'error' } }",
  )
  expect((await check(site)).diagnostics).toMatchObject([
    {
      code: 'url-unrecorded',
      file: 'docs/a.md',
      message:
        '`/docs/a` or places of it are not in `public-urls.txt`: `#part`.',
    },
  ])
  await gwdocs(['urls', site.dir])
  expect((await check(site)).found).toEqual([])
})
