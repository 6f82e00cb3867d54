import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { load } from 'cheerio'
import { build } from '../harness/build.ts'
import { createSite, repository, type SiteCopy } from '../harness/site-copy.ts'
import { configWith, lines } from '../harness/valid-site.ts'

let site: SiteCopy | undefined
afterEach(() => site?.remove())

const font = '@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf'
const files = {
  'docs/guide/first.md': lines('# 第一篇', '', '正文。'),
  'docs/own.md': lines('---', 'image: /img/own.png', '---', '', '# Own'),
  'docs/rocket.md': lines('# Go 🚀'),
  'static/img/own.png': readFileSync(
    join(repository, 'site/static/img/icon-192.png'),
    'latin1',
  ),
}

function siteWith(config: string, isInstalled = true): SiteCopy {
  site = createSite({ ...files, 'gwdocs.config.ts': configWith(config) })
  if (isInstalled)
    symlinkSync(
      join(repository, 'site/node_modules'),
      join(site.dir, 'node_modules'),
    )
  return site
}

test('pages that name no image have one made for them, once', async () => {
  const { dir, write } = siteWith(
    `  baseUrl: '/base/', socialCards: { font: '${font}' },`,
  )
  const first = await build(dir)
  const contents = (path: string) => {
    const $ = load(readFileSync(join(dir, 'build', path), 'utf8'))
    return Object.fromEntries(
      $('meta[property^="og:image"], meta[name^="twitter"]')
        .toArray()
        .map(({ attribs }) => [
          attribs['property'] ?? attribs['name'],
          attribs['content'],
        ]),
    )
  }
  const made = contents('docs/guide/first/index.html')
  expect(made).toEqual({
    'og:image': expect.stringMatching(
      /^https:\/\/example\.com\/base\/assets\/cards\/\w+\.png$/,
    ),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringMatching(/ › Docs › Guide › 第一篇$/i),
    'twitter:card': 'summary_large_image',
  })
  const [, path = ''] = /\/base\/(.*)/.exec(made['og:image'] ?? '') ?? []
  const bytes = readFileSync(join(dir, 'build', path))
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  expect(contents('docs/own/index.html')['og:image']).toBe(
    'https://example.com/base/img/own.png',
  )
  expect(first.summary.diagnostics).toMatchObject([
    {
      code: 'social-card-characters',
      severity: 'warning',
      file: 'docs/rocket.md',
    },
  ])
  expect(first.summary.diagnostics[0]?.message).toContain('`🚀`')

  write(
    'docs/guide/first.md',
    lines('# 第一篇', '', '别的正文。', '', '## 更多'),
  )
  const { summary } = await build(dir)
  expect(summary.work?.drawn).toBeLessThanOrEqual(1)
  expect(summary.diagnostics).toEqual(first.summary.diagnostics)
})

test('a font that is not there is an error at its line', async () => {
  const { dir } = siteWith("  socialCards: { font: './fonts/none.ttf' },")
  const { summary } = await build(dir)
  expect(summary.diagnostics).toMatchObject([
    {
      code: 'social-card-font',
      severity: 'error',
      file: 'gwdocs.config.ts',
      message: expect.stringContaining('`./fonts/none.ttf`'),
    },
  ])
})

test('without the package that draws them, the site is built all the same', async () => {
  const { dir } = siteWith(`  socialCards: { font: '${font}' },`, false)
  const { code, summary } = await build(dir)
  expect(code).toBe(0)
  expect(summary.diagnostics).toMatchObject([
    { code: 'social-cards-missing', severity: 'warning' },
  ])
})
