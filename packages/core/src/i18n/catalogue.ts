import { en } from '../shared/messages/en.ts'
import { zhHans } from '../shared/messages/zh-hans.ts'
import type { Messages } from '../shared/messages.ts'
import { isLanguageTag } from './locale.ts'

const catalogues: Readonly<Record<string, Messages>> = {
  en,
  'zh-Hans': zhHans,
}

/** Tags by which a locale is known without naming its script. */
const aliases: Readonly<Record<string, string>> = {
  zh: 'zh-Hans',
  'zh-CN': 'zh-Hans',
  'zh-SG': 'zh-Hans',
}

/**
 * The theme's messages for a locale: `zh-Hans-SG` falls back to `zh-Hans`, `pt-BR` to `pt` and
 * then to `en`.
 *
 * @see RFC 4647 §3.4, lookup
 */
export function catalogueFor(locale: string): Messages {
  return catalogues[catalogueTag(locale)] ?? en
}

function catalogueTag(locale: string): string {
  const tags = locale.split('-')
  for (let length = tags.length; length > 0; length--) {
    const tag = tags.slice(0, length).join('-')
    const known = aliases[tag] ?? tag
    if (known in catalogues) return known
  }
  return 'en'
}

/** Whether the theme brings messages in this very language, in its script. */
export function hasCatalogue(locale: string): boolean {
  return isSameLanguage(locale, catalogueTag(locale))
}

/** `en` and `en-GB` are; `zh-Hans` and `zh-Hant` are not: who reads one may not read the other. */
export function isSameLanguage(a: string, b: string): boolean {
  const [one, other] = [a, b].map((tag) => {
    if (!isLanguageTag(tag)) return tag
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script ?? ''}`
  })
  return one === other
}
