import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build, type Diagnostic } from '../harness/build.ts'
import { freshFolder, listTree, readPages } from '../harness/file-tree.ts'
import { gwdocs } from '../harness/gwdocs.ts'
import { type HtmlTag, htmlTags } from '../harness/html-tags.ts'
import { placeOf } from '../harness/mistake.ts'
import { copySite, fixture, type SiteCopy } from '../harness/site-copy.ts'

const site = fixture('two-locales')
const address = 'https://two.example/base'

let outDir: string
let pages: ReadonlyMap<string, string>
let diagnostics: readonly Diagnostic[]

beforeAll(async () => {
  outDir = freshFolder()
  const { code, summary } = await build(site, ['--out-dir', outDir])
  expect(code).toBe(0)
  diagnostics = summary.diagnostics
  pages = readPages(outDir)
})

afterAll(() => rmSync(dirname(outDir), { recursive: true, force: true }))

const page = (path: string) => pages.get(`${path}/index.html`) ?? ''
const tagsOf = (path: string) => htmlTags(page(path))
const textOf = (path: string) =>
  page(path)
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

function tagWith(path: string, wanted: Readonly<Record<string, string>>) {
  return tagsOf(path).filter(({ attributes }) =>
    Object.entries(wanted).every(([key, value]) => attributes[key] === value),
  )
}

const hrefs = (tags: readonly HtmlTag[]) =>
  tags.map(({ attributes }) => attributes['href'])

test('nothing is wrong with it', () => {
  expect(diagnostics).toEqual([])
})

test('every page of the default language is there in the other one', () => {
  const all = [...pages.keys()]
  const own = all.filter((path) => !path.startsWith('zh-Hans/'))
  const other = all.filter((path) => path.startsWith('zh-Hans/'))
  expect(own.length).toBeGreaterThan(10)
  expect(other).toEqual(own.map((path) => `zh-Hans/${path}`))
})

test('scripts, styles and static files are there once', () => {
  const files = listTree(outDir).filter((path) => !path.endsWith('.html'))
  const kinds = ['assets/client-', 'assets/styles-', 'assets/code-', 'img/dot']
  for (const kind of kinds)
    expect(files.filter((path) => path.includes(kind))).toHaveLength(1)
  expect(hrefs(tagWith('zh-Hans/docs/intro', { rel: 'stylesheet' }))).toEqual(
    hrefs(tagWith('docs/intro', { rel: 'stylesheet' })),
  )
  const [image] = tagWith('zh-Hans/docs/intro', { alt: '一个点' })
  expect(image?.attributes['src']).toBe('/base/img/dot.svg')
})

describe('a translated page', () => {
  test('is in its language', () => {
    expect(tagsOf('zh-Hans/docs/intro')[0]).toMatchObject({
      name: 'html',
      attributes: { lang: 'zh-Hans', dir: 'ltr' },
    })
    expect(textOf('zh-Hans/docs/intro')).toContain('它显示两种语言。')
    expect(textOf('zh-Hans/docs/intro')).not.toContain('尚未翻译')
  })

  test('links to pages of its own language', () => {
    const links = hrefs(tagWith('zh-Hans/docs/intro', {}))
    expect(links).toContain('/base/zh-Hans/docs/guide/start#first-steps')
  })

  test('of an old version lies where Docusaurus keeps it', () => {
    expect(textOf('zh-Hans/docs/1.0/intro')).toContain('旧的。')
  })

  test('has its title, and the site’s, in the language', () => {
    expect(page('zh-Hans/docs/intro')).toContain(
      '<title>简介 | 两种语言</title>',
    )
  })
})

test.each(['docs/intro', 'docs/guide/later', 'blog', 'about'])(
  '%s names its other languages',
  (path) => {
    const here = [
      ['en', `${address}/${path}`],
      ['zh-Hans', `${address}/zh-Hans/${path}`],
      ['x-default', `${address}/${path}`],
    ]
    for (const each of [path, `zh-Hans/${path}`]) {
      const found = tagWith(each, { rel: 'alternate' })
        .filter(({ attributes }) => attributes['hreflang'] !== undefined)
        .map(({ attributes: { hreflang, href } }) => [hreflang, href])
      expect(found).toEqual(here)
      expect(hrefs(tagWith(each, { rel: 'canonical' }))).toEqual([
        `${address}/${each}`,
      ])
    }
    const [locale] = tagWith(`zh-Hans/${path}`, { property: 'og:locale' })
    expect(locale?.attributes['content']).toBe('zh_Hans')
  },
)

describe('labels', () => {
  test.each([
    ['of the navbar, by Docusaurus’ file', '文档'],
    ['of the navbar, by their text', '博客'],
    ['of sidebar categories', '指南'],
    ['of the footer', '关于'],
    ['of the theme', '跳到正文'],
  ])('%s are translated', (_, label) => {
    expect(textOf('zh-Hans/docs/intro')).toContain(label)
    expect(textOf('docs/intro')).not.toContain(label)
  })

  test('that the config gives go before the catalogue', () => {
    expect(textOf('zh-Hans/docs/guide/later')).toContain('前一页')
  })

  test('do not move pages: addresses come from the content', () => {
    expect(textOf('zh-Hans/docs/category/guide')).toContain('全部指南')
  })

  test('dates are in the language', () => {
    expect(textOf('zh-Hans/blog')).toContain('2026年1月31日')
    expect(textOf('blog')).toContain('January 31, 2026')
  })
})

test('components of the site say their texts in the language', () => {
  expect(textOf('hello')).toMatch(/Hello, reader ?\. ?See you/)
  expect(textOf('zh-Hans/hello')).toMatch(/你好， ?reader ?。 ?再见/)
  const [image] = tagWith('zh-Hans/hello', { alt: 'dot' })
  expect(image?.attributes['src']).toBe('/base/img/dot.svg')
})

describe('a page that is not translated', () => {
  test('says so in the language of the page, and shows the source as what it is', () => {
    const path = 'zh-Hans/docs/guide/later'
    expect(textOf(path)).toContain('本页还没有译文，以下是英语原文。')
    expect(textOf(path)).toContain('This page is written in English alone.')
    const article = tagsOf(path).find(
      ({ attributes }) => attributes['data-gw-article'] !== undefined,
    )
    expect(article?.attributes).toMatchObject({ lang: 'en', dir: 'ltr' })
  })

  test('is no news on the pages of the source', () => {
    expect(textOf('docs/guide/later')).not.toContain('no translation yet')
  })

  test('has its language in lists, too', () => {
    const titles = tagsOf('zh-Hans/blog').filter(({ name }) => name === 'h2')
    expect(titles.map(({ attributes }) => attributes['lang'])).toEqual([
      'en',
      undefined,
    ])
  })
})

test('a translation whose source has changed says so, and links to what has', () => {
  const path = 'zh-Hans/docs/guide/start'
  expect(textOf(path)).toContain('本页翻译之后，原文又有改动。')
  expect(hrefs(tagWith(path, { hreflang: 'en' }))).toEqual(
    expect.arrayContaining([
      '/base/docs/guide/start',
      '/base/docs/guide/start#first-steps',
      '/base/docs/guide/start#next-steps',
    ]),
  )
})

test('the menu of languages leads to the same page, without any script', () => {
  const links = (path: string) =>
    tagsOf(path)
      .filter(({ attributes }) => attributes['lang'] !== undefined)
      .filter(({ name }) => name === 'a')
      .map(({ attributes: { href, lang } }) => [lang, href])
  const here = [
    ['en', '/base/docs/guide/later'],
    ['zh-Hans', '/base/zh-Hans/docs/guide/later'],
  ]
  expect(links('docs/guide/later')).toEqual(here)
  expect(links('zh-Hans/docs/guide/later')).toEqual(here)
})

describe('gwdocs translate', () => {
  const copies: SiteCopy[] = []
  const copy = () => {
    const made = copySite(site)
    copies.push(made)
    return made
  }
  afterAll(() => copies.forEach(({ remove }) => remove()))

  test('tells what is missing, stale and orphaned', async () => {
    const { dir, write } = copy()
    write('i18n/zh-Hans/docs/gone.md', '# 没有了\n')
    const { code, stdout } = await gwdocs(['translate', 'status', dir])
    expect(code).toBe(1)
    expect(stdout).toBe(
      [
        'zh-Hans: 4 of 8 pages are translated; 4 missing, 1 stale, 1 orphaned',
        '  missing: not translated yet',
        '    blog/2026-02-01-second.md',
        '    docs/guide/later.md',
        '    src/pages/about.md',
        '    src/pages/index.md',
        '  stale: the source has changed since',
        '    docs/guide/start.md → i18n/zh-Hans/docs/guide/start.md',
        '      changed: “First steps”',
        '      added: “Next steps”',
        '  orphaned: translations without a source',
        '    i18n/zh-Hans/docs/gone.md',
        '',
      ].join('\n'),
    )
  })

  test('ends well where nothing of what is asked for is open', async () => {
    const args = ['translate', 'status', site, '--json', '--only', 'orphaned']
    const { code, stdout } = await gwdocs(args)
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      locales: [{ locale: 'zh-Hans' }],
    })
  })

  test('records that a translation is up to date', async () => {
    const { dir } = copy()
    const mark = ['translate', 'mark', 'docs/guide/start.md', '--site', dir]
    expect((await gwdocs(mark)).code).toBe(0)
    const args = ['translate', 'status', dir, '--only', 'stale']
    expect((await gwdocs(args)).code).toBe(0)
  })

  test.each([
    [['mark'], 'No translation is named.'],
    [['mark', 'docs/none.md'], '`docs/none.md` is no translation'],
    [['status', '--locale', 'fr'], '`fr` is no language'],
    [['mark', '--all', '--locale', 'fr'], '`fr` is no language'],
    [['mark', 'docs/intro.md', '--locale', 'fr'], '`fr` is no language'],
  ])('refuses %j', async (args, problem) => {
    const [command = '', ...rest] = args
    const where = command === 'mark' ? ['--site', site] : [site]
    const { code, stderr } = await gwdocs([
      'translate',
      command,
      ...rest,
      ...where,
    ])
    expect([code, stderr]).toEqual([2, expect.stringContaining(problem)])
  })
})

test('links into another language are checked', async () => {
  const copy = copySite(site)
  const links = ['/zh-Hans/docs/intro', '/zh-Hans/docs/none']
  copy.write('src/pages/about.md', `# About\n\n[a](${links.join(') [b](')})\n`)
  const { summary } = await build(copy.dir)
  copy.remove()
  expect(
    summary.diagnostics.map((each) => [placeOf(each), each.message]),
  ).toEqual([
    [
      'src/pages/about.md:3:26',
      '`/zh-Hans/docs/none` points nowhere: no page of the site has this address.',
    ],
  ])
})

test('a translation of nothing is a warning, and the site is built', async () => {
  const copy = copySite(site)
  copy.write('i18n/zh-Hans/docs/gone.md', '# 没有了\n')
  copy.write('i18n/zh-Hans/docs/intro.md', '# 简介\n\n[坏](./none.md)\n')
  const { code, summary } = await build(copy.dir)
  expect(code).toBe(1)
  expect(summary.diagnostics.map((each) => [each.code, placeOf(each)])).toEqual(
    [
      ['translation-orphaned', 'i18n/zh-Hans/docs/gone.md'],
      ['broken-link', 'i18n/zh-Hans/docs/intro.md:3:1'],
    ],
  )
  copy.remove()
})

test('a mistake on a page that both languages share is reported once', async () => {
  const copy = copySite(site)
  copy.write('docs/guide/later.md', '# Later\n\n[broken](./none.md)\n')
  const { summary } = await build(copy.dir)
  expect(summary.diagnostics.map(placeOf)).toEqual(['docs/guide/later.md:3:1'])
  copy.remove()
})

test('a version that is cut keeps its translations, and what is recorded of them', async () => {
  const copy = copySite(site)
  expect((await gwdocs(['version', '2.0', copy.dir])).code).toBe(0)
  const { code } = await build(copy.dir)
  expect(code).toBe(0)
  const cut = readPages(join(copy.dir, 'build'))
  const html = cut.get('zh-Hans/docs/2.0/guide/start/index.html')
  expect(html).toContain('走一步。')
  expect(html).toContain('译文可能已经过时')
  copy.remove()
})
