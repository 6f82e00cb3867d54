// Facts, section 6: addresses, and what links become.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CheerioAPI } from 'cheerio'
import { type BuiltSite, buildSite } from '../../harness/built-site.ts'
import { configWith, lines } from '../../harness/valid-site.ts'
import { parseXml, textOf } from '../../harness/xml.ts'

const links = lines(
  '# A',
  '',
  '[file](./b.md) [folder](./index.md) [address](/guide/b) [slashed](/guide/b/)',
  '[whole](/guide/b?x=1#part) [hash](#here) [empty](#) [home](/)',
  '[based](/base/guide/b) [base](/base/) [root of base](/base)',
  '[out](https://example.org/x) [scheme](mailto:a@example.org) [host](//example.org/x)',
  '[static](/files/x.txt) [elsewhere](pathname:///api/docs)',
  '',
  '## Here',
)

const files = {
  'src/pages/index.md': '# Home\n',
  'src/pages/about.mdx':
    'import Link from \'@docusaurus/Link\'\n\n# About\n\n<Link to="/guide/b">made</Link>\n',
  'docs/guide/index.md': '# Guide\n',
  'docs/guide/a.md': links,
  'docs/guide/b.md': '# B\n\n## Part\n',
  'docs/slashed.md': '---\nslug: /ends/\n---\n',
  'static/files/x.txt': 'x',
}

const configOf = (rule: string) =>
  configWith(
    "  baseUrl: 'base',",
    `  trailingSlash: ${rule},`,
    '  blog: false,',
    "  docs: { routeBasePath: '/' },",
    "  redirects: [{ from: '/old', to: '/guide/b' }],",
  )

type Link = Readonly<Record<string, string | undefined>>

const linkIn = ($: CheerioAPI, text: string): Link =>
  $('main a')
    .toArray()
    .find((each) => $(each).text().trim() === text)?.attribs ?? {}

describe.each([
  {
    rule: 'undefined',
    title: 'without a rule for slashes',
    b: 'guide/b/index.html',
    ends: 'ends/index.html',
    href: '/base/guide/b',
    slashed: '/base/guide/b/',
    folder: '/base/guide/',
  },
  {
    rule: 'true',
    title: 'with slashes',
    b: 'guide/b/index.html',
    ends: 'ends/index.html',
    href: '/base/guide/b/',
    slashed: '/base/guide/b/',
    folder: '/base/guide/',
  },
  {
    rule: 'false',
    title: 'without slashes',
    b: 'guide/b.html',
    ends: 'ends/index.html',
    href: '/base/guide/b',
    slashed: '/base/guide/b',
    folder: '/base/guide',
  },
])('routing, $title', ({ rule, b, ends, href, slashed, folder }) => {
  let site: BuiltSite
  let link: (text: string) => Link
  beforeAll(async () => {
    site = await buildSite({ ...files, 'gwdocs.config.ts': configOf(rule) })
    link = (text) => linkIn(site.page('/guide/a'), text)
  })
  afterAll(() => site.remove())

  test('routing: nothing is said of these links', () => {
    expect(site.diagnostics).toEqual([])
  })

  test(`routing: a page is written as ${b}, one whose slug ends in a slash as ${ends}`, () => {
    expect(site.file(b)).toContain('<h1')
    expect(site.file(ends)).toBeDefined()
    expect(site.file('index.html')).toContain('Home')
  })

  test('routing: the page for other addresses is 404.html', () => {
    expect(site.file('404.html')).toContain('noindex')
  })

  test(`routing: links by file and by address lead to ${href}`, () => {
    expect(link('file')['href']).toBe(href)
    expect(link('address')['href']).toBe(href)
    expect(link('slashed')['href']).toBe(slashed)
    expect(link('folder')['href']).toBe(folder)
    expect(linkIn(site.page('/about'), 'made')['href']).toBe(href)
  })

  test('routing: query and hash are kept behind the rule; a hash alone is left as it is', () => {
    expect(link('whole')['href']).toBe(`${href}?x=1#part`)
    expect(link('hash')['href']).toBe('#here')
    expect(link('empty')['href']).toBe('#')
  })

  test('routing: the home page is the base, under every rule', () => {
    for (const text of ['home', 'base', 'root of base'])
      expect(link(text)['href']).toBe('/base/')
  })

  test('routing: the base is added once, to what begins with a slash', () => {
    expect(link('based')['href']).toBe(href)
    expect(link('static')['href']).toBe('/base/files/x.txt')
    expect(link('elsewhere')['href']).toBe('/base/api/docs')
  })

  test('routing: what has a scheme or a host is left as it is; other sites open in a new tab', () => {
    expect(link('out')).toMatchObject({
      href: 'https://example.org/x',
      target: '_blank',
      rel: 'noopener noreferrer',
    })
    expect(link('host')).toMatchObject({
      href: '//example.org/x',
      target: '_blank',
    })
    expect(link('scheme')).toEqual({ href: 'mailto:a@example.org' })
    expect(link('file')['target']).toBeUndefined()
  })

  test('routing: the canonical address follows the rule', () => {
    const $ = site.page('/guide/b')
    expect($('link[rel=canonical]').attr('href')).toBe(
      `https://example.com${href}`,
    )
  })

  test('routing: a redirect is a page that names its target', () => {
    const html = site.file(rule === 'false' ? 'old.html' : 'old/index.html')
    expect(html).toContain(`content="0; url=${href}"`)
    expect(html).toContain(`href="https://example.com${href}"`)
  })
})

describe('routing: locales', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite({
      'gwdocs.config.ts': configWith(
        "  baseUrl: '/base/',",
        '  blog: false,',
        "  docs: { routeBasePath: '/' },",
        "  i18n: { defaultLocale: 'en', locales: ['en', 'zh-Hans'] },",
      ),
      'docs/a.md': '# A\n\n[b](./b.md)\n',
      'docs/b.md': '# B\n',
      'i18n/zh-Hans/docs/a.md': '# 甲\n\n[b](./b.md)\n',
    })
  })
  afterAll(() => site.remove())

  test('routing: every locale but the default one is below its name', () => {
    expect(site.diagnostics).toEqual([])
    expect(site.addresses).toEqual(['/a', '/b', '/zh-Hans/a', '/zh-Hans/b'])
    expect(linkIn(site.page('/zh-Hans/a'), 'b')['href']).toBe('/base/zh-Hans/b')
  })

  test('docs: one that is not translated is shown as it is', () => {
    expect(site.page('/zh-Hans/b')('main h1').text()).toBe('B')
  })

  test('routing: a page names itself in all languages; x-default is the default one', () => {
    const origin = 'https://example.com/base'
    for (const address of ['/a', '/zh-Hans/a']) {
      const $ = site.page(address)
      const found = $('link[hreflang]').toArray()
      expect(
        found.map(({ attribs }) => [attribs['hreflang'], attribs['href']]),
      ).toEqual([
        ['en', `${origin}/a`],
        ['zh-Hans', `${origin}/zh-Hans/a`],
        ['x-default', `${origin}/a`],
      ])
    }
    const locale = 'meta[property="og:locale"]'
    expect(site.page('/zh-Hans/a')(locale).attr('content')).toBe('zh_Hans')
  })
})

describe('routing: the sitemap', () => {
  const pages = {
    'docs/a.md': '# A\n\n[map](/sitemap.xml)\n',
    'docs/b.md': '---\nunlisted: true\n---\n',
    'docs/c.md':
      '---\nhead:\n  - tagName: meta\n    attributes: {name: robots, content: noindex}\n---\n',
    'docs/d.md': '---\ntags: [go]\nlast_update: {date: 2026-01-31}\n---\n',
    'docs/e.md': '---\ndraft: true\n---\n',
  }
  const read = (text: string | undefined) => {
    const { name, children } = parseXml(text ?? '')
    const urls = children.map((url) => [
      textOf(url, 'loc')?.replace('https://example.com', ''),
      ...['changefreq', 'priority', 'lastmod'].map((each) => textOf(url, each)),
    ])
    return { name, urls }
  }
  const made = async (...options: string[]) => {
    const config = configWith(
      '  blog: false,',
      "  redirects: [{ from: '/old', to: '/docs/a' }],",
      ...options,
    )
    const site = await buildSite({ ...pages, 'gwdocs.config.ts': config })
    sites.push(site)
    return site
  }
  const sites: BuiltSite[] = []
  afterAll(() => sites.forEach(({ remove }) => remove()))

  test('routing: the sitemap lists all pages that search engines may show', async () => {
    const site = await made()
    expect(site.diagnostics).toEqual([])
    expect(read(site.file('sitemap.xml'))).toEqual({
      name: 'urlset',
      urls: ['/docs/a', '/docs/d', '/docs/tags', '/docs/tags/go'].map(
        (path) => [path, 'weekly', '0.5', undefined],
      ),
    })
  })

  test('routing: the sitemap of each locale leaves out what the config says, and tells when pages changed', async () => {
    const site = await made(
      '  trailingSlash: true,',
      "  sitemap: { ignorePatterns: ['/docs/tags/**'], changefreq: null, lastmod: 'date' },",
      "  i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },",
    )
    // Without git only front matter tells.
    expect(site.diagnostics.map(({ code }) => code)).toEqual(['git-missing'])
    expect(read(site.file('zh/sitemap.xml')).urls).toEqual([
      ['/zh/docs/a/', undefined, '0.5', undefined],
      ['/zh/docs/d/', undefined, '0.5', '2026-01-31'],
    ])
    expect(site.file('sitemap.xml')).not.toContain('/zh/')
  })
})

describe('routing: what is refused', () => {
  const said = async (config: string, more: Record<string, string> = {}) => {
    const site = await buildSite({
      'gwdocs.config.ts': config,
      'docs/a.md': '# A\n\n## Über uns\n',
      ...more,
    })
    site.remove()
    return site.diagnostics.map(
      ({ code, severity, file, line }) => `${severity} ${code} ${file}:${line}`,
    )
  }

  test('routing: the url of a site has no path', async () => {
    const config = configWith("  baseUrl: '/x/',").replace(
      'https://example.com',
      'https://example.com/x',
    )
    expect(await said(config)).toEqual([
      'error config-invalid-value gwdocs.config.ts:5',
    ])
  })

  test('routing: two pages of one address, and redirects that hide a page or lead nowhere', async () => {
    const config = configWith(
      "  docs: { routeBasePath: '/' },",
      '  redirects: [',
      "    { from: '/a', to: '/b' },",
      "    { from: '/c', to: '/none' },",
      '  ],',
    )
    expect(
      await said(config, {
        'docs/b.md': '---\nslug: a\n---\n',
        'docs/b2.md': '---\nslug: b\n---\n',
        'src/pages/A.mdx': '---\nslug: /b\n---\n',
      }),
    ).toEqual([
      'error route-duplicate docs/b.md:2',
      'error redirect-clash gwdocs.config.ts:8',
      'error redirect-broken gwdocs.config.ts:9',
      'error route-duplicate src/pages/A.mdx:2',
    ])
  })

  test('routing: links and hashes that lead nowhere; ids are compared as written and decoded', async () => {
    expect(
      await said(configWith('  blog: false,'), {
        'docs/b.md': lines(
          '[none](/none)',
          '[file](./none.md)',
          '[hash](./a.md#none)',
          '[raw](./a.md#über-uns) [encoded](./a.md#%C3%BCber-uns) [slash](/docs/a/#über-uns)',
          '[empty](./a.md#)',
        ),
      }),
    ).toEqual([
      'error broken-link docs/b.md:1',
      'error broken-link docs/b.md:2',
      'warning broken-anchor docs/b.md:3',
    ])
  })
})
