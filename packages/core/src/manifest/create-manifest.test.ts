import { expect, test } from 'vitest'
import type { UserConfig } from '../config/schema.ts'
import { pageModel } from '../layout/page-model.ts'
import { makeSite } from '../testing/make-site.ts'
import { checkIcons } from './check-icons.ts'
import { createManifest } from './create-manifest.ts'

const sizes = new Map([
  ['/img/icon-192.png', { width: 192, height: 192 }],
  ['/icon-maskable-512.png', { width: 512, height: 512 }],
  ['/apple-touch-icon.png', { width: 180, height: 180 }],
  ['/img/wide.png', { width: 400, height: 200 }],
])

function make(
  config: Partial<UserConfig> = {},
  staticPaths = ['/favicon.svg', ...sizes.keys(), '/img/photo.png'],
) {
  const made = makeSite({
    files: { 'src/pages/index.md': '# Home' },
    staticPaths,
    config: { favicon: '/favicon.svg', baseUrl: '/base/', ...config },
  })
  const assets = { ...made.site.assets, imageSizes: sizes }
  return { site: { ...made.site, assets }, routeAt: made.routeAt }
}

const read = (config?: Partial<UserConfig>) =>
  JSON.parse(createManifest(make(config).site) ?? '') as unknown

test('says what the config and the static files say', () => {
  const config = {
    title: 'Slim docs',
    tagline: 'Small',
    manifest: { shortName: 'Slim' },
  }
  expect(read(config)).toEqual({
    id: '/base/',
    name: 'Slim docs',
    short_name: 'Slim',
    description: 'Small',
    start_url: '/base/',
    scope: '/base/',
    display: 'minimal-ui',
    lang: 'en',
    dir: 'ltr',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/base/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      {
        src: '/base/apple-touch-icon.png',
        sizes: '180x180',
        type: 'image/png',
      },
      {
        src: '/base/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
      { src: '/base/img/icon-192.png', sizes: '192x192', type: 'image/png' },
    ],
  })
})

test.each([
  ['light', '#fafafa'],
  ['dark', '#101010'],
] as const)(
  'a site that is %s at first has its ground',
  (defaultMode, ground) => {
    const tokens = { 'color-background': { light: '#fafafa', dark: '#101010' } }
    const theme = { tokens, colorMode: { defaultMode } }
    expect(read({ theme })).toMatchObject({ theme_color: ground })
  },
)

test('pages name it, and the icon of home screens', () => {
  const { site, routeAt } = make()
  expect(pageModel(site, routeAt('/')).head).toMatchObject({
    manifestHref: '/base/manifest.webmanifest',
    touchIconHref: '/base/apple-touch-icon.png',
    themeColors: { light: '#ffffff', dark: '#0e1412' },
  })
})

test('that a site brings goes before', () => {
  const { site, routeAt } = make({}, ['/site.webmanifest'])
  expect(createManifest(site)).toBeUndefined()
  const { head } = pageModel(site, routeAt('/'))
  expect(head.manifestHref).toBe('/base/site.webmanifest')
})

const named = {
  tagName: 'link',
  attributes: { rel: 'manifest', href: '/own.json' },
} as const

test.each([
  ['the config wants none', { manifest: false }],
  ['the config names another one', { headTags: [named] }],
] as const)('is not there where %s', (_, config) => {
  const { site, routeAt } = make(config as Partial<UserConfig>)
  expect(createManifest(site)).toBeUndefined()
  expect(pageModel(site, routeAt('/')).head.manifestHref).toBeUndefined()
})

test('icons that cannot be any are told at their lines', () => {
  const icons = [
    { src: '/no.png' },
    { src: '/img/wide.png' },
    { src: '/favicon.svg' },
  ]
  const place = (index: number) => ({
    type: 'key',
    file: 'gwdocs.config.ts',
    keyPath: ['manifest', 'icons', index, 'src'],
  })
  expect(checkIcons(make({ manifest: { icons } }).site)).toEqual([
    {
      code: 'config-invalid-value',
      severity: 'error',
      message:
        '`manifest.icons[0].src` is `/no.png`, which is no SVG, PNG, WebP or ICO file of the static folder.',
      hint: 'name a static file, such as `/img/icon-192.png`.',
      place: place(0),
    },
    {
      code: 'icon-not-square',
      severity: 'warning',
      message:
        'The icon `/img/wide.png` is 400x200 pixels large: systems cut icons that are not square, or leave them out.',
      hint: 'give it equal sides; 192 and 512 pixels are what systems ask for.',
      place: place(1),
    },
  ])
})
