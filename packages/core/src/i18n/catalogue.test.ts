import { expect, test } from 'vitest'
import { en } from '../shared/messages/en.ts'
import { zhHans } from '../shared/messages/zh-hans.ts'
import { catalogueFor } from './catalogue.ts'

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
