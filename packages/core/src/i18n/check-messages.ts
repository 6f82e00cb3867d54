import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { en } from '../shared/messages/en.ts'
import { catalogueFor, hasCatalogue } from './catalogue.ts'
import { fromDocusaurus } from './docusaurus-messages.ts'
import type { Labels } from './labels.ts'
import type { Locale } from './locale.ts'

/**
 * Messages that a locale's readers see in another language: those of a language for which the
 * theme has no catalogue and which the site does not give either.
 */
export function checkMessages(
  { i18n, configFile }: ResolvedConfig,
  locale: Locale,
  labels: Labels,
): Diagnostic[] {
  const { name, htmlLang, folder, isDefault } = locale
  if (hasCatalogue(htmlLang)) return []
  const given = {
    ...fromDocusaurus(labels.code),
    ...labels.messages,
    ...i18n.messages[name],
  }
  const missing = Object.keys(en).filter((key) => !(key in given))
  if (missing.length === 0) return []
  const shown = catalogueFor(htmlLang) === en ? 'English' : 'related'
  const example = `{ "${missing[0] ?? ''}": "…" }`
  return [
    {
      code: 'message-missing',
      severity: 'warning',
      message: `${missing.length === 1 ? 'One text' : `${missing.length} texts`} of the theme ${missing.length === 1 ? 'has' : 'have'} no words in \`${name}\`, so ${shown} ones are shown: ${missing.map((key) => `\`${key}\``).join(', ')}.`,
      hint: `write them into \`${folder}/messages.json\`: \`${example}\`${isDefault ? ', or into `messages` of the config' : `, or into \`i18n.localeConfigs.${name}.messages\` of the config`}.`,
      place: {
        type: 'key',
        file: configFile,
        keyPath: ['i18n', isDefault ? 'defaultLocale' : 'locales'],
      },
    },
  ]
}
