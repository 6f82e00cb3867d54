import { describe, expect, test } from 'vitest'
import { makeConfig } from '../testing/make-site.ts'
import type { UserConfig } from './schema.ts'
import { resolveConfig } from './resolve-config.ts'

type I18n = UserConfig['i18n']

const resolve = (i18n: unknown) =>
  resolveConfig(
    { title: 'A', url: 'https://a.example', baseUrl: '/base/', i18n },
    'gwdocs.config.ts',
  )

const localesOf = (i18n: I18n) =>
  makeConfig({ baseUrl: '/base/', i18n }).i18n.locales

describe('the locales of a config', () => {
  test('without any, there is English', () => {
    expect(localesOf(undefined)).toEqual([
      {
        name: 'en',
        label: 'English',
        htmlLang: 'en',
        direction: 'ltr',
        calendar: undefined,
        baseUrl: '/base/',
        folder: 'i18n/en',
        isDefault: true,
      },
    ])
  })

  test('know their own names, directions and places', () => {
    const found = localesOf({ locales: ['en', 'zh-Hans', 'ar'] })
    expect(
      found.map(({ label, direction, baseUrl }) => [label, direction, baseUrl]),
    ).toEqual([
      ['English', 'ltr', '/base/'],
      ['简体中文', 'ltr', '/base/zh-Hans/'],
      ['العربية', 'rtl', '/base/ar/'],
    ])
  })

  test('are as the config describes them', () => {
    const cn = {
      label: '中文',
      htmlLang: 'zh-CN',
      direction: 'rtl',
      path: 'chinese',
      baseUrl: '/base/cn/',
      calendar: 'chinese',
    } as const
    const [, locale] = localesOf({
      locales: ['en', 'cn'],
      path: 'translations',
      localeConfigs: { cn },
    })
    const { path: _, ...described } = cn
    expect(locale).toEqual({
      ...described,
      name: 'cn',
      folder: 'translations/chinese',
      isDefault: false,
    })
  })
})

test.each([
  [
    { locales: ['fr', 'de'] },
    ['i18n', 'locales'],
    '`i18n.locales` leaves out `en`, the default locale.',
    'add it, or make one of `fr` or `de` the `defaultLocale`.',
  ],
  [
    { locales: ['en', 'fr', 'fr'] },
    ['i18n', 'locales', 2],
    'The locale `fr` is listed twice.',
    'keep one of the two.',
  ],
  [
    { locales: ['en', 'zh_CN'] },
    ['i18n', 'locales', 1],
    '`zh_CN` is no language tag, so no browser knows the language of these pages.',
    'rename it `zh-CN`, or give the tag in `i18n.localeConfigs.zh_CN.htmlLang`.',
  ],
  [
    { locales: ['en', 'fr'], localeConfigs: { fra: {} } },
    ['i18n', 'localeConfigs', 'fra'],
    '`i18n.localeConfigs.fra` configures a locale that `i18n.locales` does not list.',
    'did you mean `fr`?',
  ],
  [
    { locales: ['en', 'fr'], localeConfigs: { fr: { baseUrl: '/fr/' } } },
    ['i18n', 'localeConfigs', 'fr', 'baseUrl'],
    'The base path `/fr/` does not fit: the default locale lies at `/base/`, every other one below it.',
    'use `/base/fr/`, or leave it out.',
  ],
] as const)('%j is a mistake', (i18n, keyPath, message, hint) => {
  expect(resolve(i18n).diagnostics).toEqual([
    {
      code: 'locale-invalid',
      severity: 'error',
      message,
      hint,
      place: { type: 'key', file: 'gwdocs.config.ts', keyPath },
    },
  ])
})

test('a name that is no tag is right with a tag of its own', () => {
  const localeConfigs = { cn_simple: { htmlLang: 'zh-Hans' } }
  const i18n = { locales: ['en', 'cn_simple'], localeConfigs }
  expect(resolve(i18n).diagnostics).toEqual([])
})

test('messages of a locale are checked like those of the site', () => {
  const localeConfigs = { fr: { messages: { nxet: '>' } } }
  const i18n = { locales: ['en', 'fr'], localeConfigs }
  expect(resolve(i18n).diagnostics).toMatchObject([
    { code: 'config-unknown-key', hint: 'rename it `next`.' },
  ])
})
