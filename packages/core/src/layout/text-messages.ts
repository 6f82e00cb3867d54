import type { MessageKey, Messages } from '../shared/messages.ts'
import type { Site } from './site.ts'
import { translationParts } from './translation-notice.ts'

/** Words that stand in a text as if its author had written them. */
const ofText: readonly MessageKey[] = [
  'admonitionNote',
  'admonitionTip',
  'admonitionInfo',
  'admonitionWarning',
  'admonitionDanger',
  'admonitionImportant',
  'admonitionCaution',
  'admonitionSuccess',
  'footnotes',
]

/**
 * The messages for a file's content: what belongs to the text is in its language, what the
 * reader acts on in that of the page.
 */
export function textMessages(site: Site, filePath: string): Messages {
  const { messages } = site.config
  if (!translationParts(site, filePath).textLanguage) return messages
  const source = site.locales.find(({ config }) => config.locale.isDefault)
  if (!source) return messages
  const own = ofText.map((key) => [key, source.config.messages[key]])
  return { ...messages, ...(Object.fromEntries(own) as Partial<Messages>) }
}
