import { expect, test } from 'vitest'
import { makeConfig } from '../testing/make-site.ts'
import { namedLocale } from './named-locale.ts'

test.each([
  ['/', '/zh/guide', 'zh', '/guide'],
  ['/', '/zh', 'zh', '/'],
  ['/', '/zh/', 'zh', '/'],
  ['/', '/zhang', undefined, undefined],
  ['/', '/guide', undefined, undefined],
  ['/', 'zh/guide', undefined, undefined],
  ['/', '/own/fr/a', 'fr', '/a'],
  ['/base/', '/zh/guide', 'zh', '/guide'],
  ['/base/', '/base/zh/guide', 'zh', '/guide'],
  ['/base/', '/base/guide', undefined, undefined],
])('on a site at %s, %s names %s', (baseUrl, path, name, inner) => {
  const config = makeConfig({
    baseUrl,
    i18n: {
      locales: ['en', 'zh', 'fr'],
      localeConfigs: { fr: { baseUrl: `${baseUrl}own/fr/` } },
    },
  })
  const found = namedLocale(path, config)
  expect([found?.locale.name, found?.path]).toEqual([name, inner])
})
