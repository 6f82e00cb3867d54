import { en } from '../shared/messages/en.ts'
import { zhHans } from '../shared/messages/zh-hans.ts'
import type { Messages } from '../shared/messages.ts'

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
 * The theme's messages for a locale: `zh-Hans-SG` falls back to `zh-Hans`, then to `en`.
 *
 * @see RFC 4647 §3.4, lookup
 */
export function catalogueFor(locale: string): Messages {
  const tags = locale.split('-')
  for (let length = tags.length; length > 0; length--) {
    const tag = tags.slice(0, length).join('-')
    const found = catalogues[aliases[tag] ?? tag]
    if (found) return found
  }
  return en
}

/** Whether the theme brings messages of its own for a locale. */
export function hasCatalogue(locale: string): boolean {
  return catalogueFor(locale) !== en || /^en\b/.test(locale)
}
