import { expect, test } from 'vitest'
import { en } from '../shared/messages/en.ts'
import { zhHans } from '../shared/messages/zh-hans.ts'
import { makeConfig } from '../testing/make-site.ts'
import { catalogueFor, hasCatalogue, isSameLanguage } from './catalogue.ts'
import { checkMessages } from './check-messages.ts'
import { type Labels, readLabels } from './labels.ts'

test.each([
  ['zh-Hans', '跳到正文'],
  ['zh-CN', '跳到正文'],
  ['zh-Hans-SG', '跳到正文'],
  ['en-GB', 'Skip to main content'],
  ['tlh', 'Skip to main content'],
])('%s reads %s', (locale, expected) => {
  expect(catalogueFor(locale).skipToContent).toBe(expected)
})

test('the Chinese catalogue keeps every placeholder of the English one', () => {
  // Chinese has one form where English has one for one and one for many.
  const placeholders = (text: string) =>
    [...new Set(text.match(/\{\w+\}/g))].sort()
  const wrong = Object.keys(en).filter(
    (key) =>
      String(placeholders(en[key as keyof typeof en])) !==
      String(placeholders(zhHans[key as keyof typeof en])),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['zh', true],
  ['zh-CN', true],
  ['zh-TW', false],
  ['en-GB', true],
  ['pt-BR', false],
])('that %s has a catalogue of its own is %j', (locale, expected) => {
  expect(hasCatalogue(locale)).toBe(expected)
})

test.each([
  ['en', 'en-GB', true],
  ['zh-Hans', 'zh-CN', true],
  ['zh-Hans', 'zh-TW', false],
  ['sr-Latn', 'sr', false],
])('that readers of %s read %s is %j', (a, b, expected) => {
  expect(isSameLanguage(a, b)).toBe(expected)
})

/** Diagnostics of French for what stands in its `messages.json`. */
function checkFrench(messages: Record<string, string>) {
  const config = makeConfig({ i18n: { locales: ['en', 'fr'] } })
  const locale = config.i18n.locales[1]
  if (!locale) throw new Error('French is missing.')
  const file = {
    filePath: 'i18n/fr/messages.json',
    text: JSON.stringify(messages),
  }
  const { labels } = readLabels([file], config, locale)
  return checkMessages(config, locale, labels satisfies Labels)
}

test('a missing message is named, with a way to give it', () => {
  const { next: _, ...others } = en
  expect(checkFrench(others)).toEqual([
    {
      code: 'message-missing',
      severity: 'warning',
      message:
        'One text of the theme has no words in `fr`, so English ones are shown: `next`.',
      hint: 'write them into `i18n/fr/messages.json`: `{ "next": "…" }`, or into `i18n.localeConfigs.fr.messages` of the config.',
      place: {
        type: 'key',
        file: 'gwdocs.config.ts',
        keyPath: ['i18n', 'locales'],
      },
    },
  ])
})

test('a language of which nothing is missing is right', () => {
  expect(checkFrench(en)).toEqual([])
})
