import { expect, test } from 'vitest'
import type { UserConfig } from '../config/schema.ts'
import { makeSite } from '../testing/make-site.ts'
import { checkConfigLinks } from './check-config-links.ts'

function check(config: Partial<UserConfig>) {
  const { site } = makeSite({ files: { 'docs/intro.md': '' }, config })
  const staticPaths = new Set(['/img/logo.svg', '/x.pdf'])
  return checkConfigLinks({
    config: site.config,
    routes: site.routes,
    staticPaths,
    locales: site.locales,
  })
}

const link = (to: string) => ({ label: 'L', to })
const navbar = (to: string) => ({ theme: { navbar: { items: [link(to)] } } })

test.each([
  ['/docs/intro'],
  ['docs/intro'],
  ['/docs/intro/#a'],
  ['/x.pdf'],
  ['https://a.example'],
  ['//a.example'],
  ['mailto:a@b.example'],
])('a link to %s leads somewhere', (to) => {
  expect(check(navbar(to))).toEqual([])
})

test('every link of navbar and footer that leads nowhere is reported', () => {
  const found = check({
    theme: {
      navbar: {
        items: [link('/docs/itnro'), { label: 'D', items: [link('/a')] }],
      },
      footer: { links: [{ title: 'T', items: [link('/b')] }] },
    },
  })
  expect(found[0]).toEqual({
    code: 'broken-link',
    severity: 'error',
    message:
      '`/docs/itnro` points nowhere: no page of the site has this address.',
    hint: 'did you mean `/docs/intro`?',
    place: {
      type: 'key',
      file: 'gwdocs.config.ts',
      keyPath: ['theme', 'navbar', 'items', 0, 'to'],
    },
  })
  expect(found.map(({ place }) => 'keyPath' in place && place.keyPath)).toEqual(
    [
      ['theme', 'navbar', 'items', 0, 'to'],
      ['theme', 'navbar', 'items', 1, 'items', 0, 'to'],
      ['theme', 'footer', 'links', 0, 'items', 0, 'to'],
    ],
  )
})

test('images of the config have to be static files', () => {
  const found = check({
    favicon: 'img/logo.svg',
    theme: {
      navbar: {
        logo: {
          alt: '',
          src: '/img/lgo.svg',
          srcDark: 'https://a.example/l.svg',
        },
      },
    },
  })
  expect(found).toEqual([
    {
      code: 'broken-image',
      severity: 'error',
      message:
        '`/img/lgo.svg` points nowhere: no static file has this address.',
      hint: 'did you mean `/img/logo.svg`?',
      place: {
        type: 'key',
        file: 'gwdocs.config.ts',
        keyPath: ['theme', 'navbar', 'logo', 'src'],
      },
    },
  ])
})

test('the rules for broken links hold here too', () => {
  const rules = { links: { broken: 'ignore', brokenImages: 'warn' } } as const
  const found = check({ ...navbar('/a'), favicon: '/b.ico', ...rules })
  expect(found.map(({ severity }) => severity)).toEqual(['warning'])
})
