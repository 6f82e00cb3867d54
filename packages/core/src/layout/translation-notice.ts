import { isSameLanguage } from '../i18n/catalogue.ts'
import type { Locale } from '../i18n/locale.ts'
import type { TextLanguage, TranslationNotice } from '../shared/page-parts.ts'
import { counterpart } from './locale-links.ts'
import type { Site } from './site.ts'

export type TranslationParts = {
  readonly translationNotice?: TranslationNotice
  /** The language of the text, where it is not that of the page. */
  readonly textLanguage?: TextLanguage
}

/** What a page says of its translation: nothing where it is up to date. */
export function translationParts(
  site: Site,
  filePath: string,
): TranslationParts {
  const source = sourceLocale(site)
  const { locale } = site.config
  if (!source || isSameLanguage(source.htmlLang, locale.htmlLang)) return {}
  const language = languageName(source, locale)
  if (!site.origins.has(filePath)) {
    const { htmlLang: lang, direction: dir } = source
    return {
      textLanguage: { lang, dir },
      translationNotice: { type: 'missing', language },
    }
  }
  const state = site.translations.get(filePath)
  if (state?.type !== 'stale') return {}
  const href = sourceHref(site, filePath)
  const sections = state.sections.flatMap(({ change, id, title }) =>
    change === 'removed' || title === '' || href === undefined
      ? []
      : [{ label: title, href: id === undefined ? href : `${href}#${id}` }],
  )
  return {
    translationNotice: {
      type: 'stale',
      language,
      lang: source.htmlLang,
      ...(href !== undefined && { href }),
      sections,
    },
  }
}

/** The language in which the content is written, for a page of another one. */
function sourceLocale({ config }: Site): Locale | undefined {
  if (config.locale.isDefault) return undefined
  return config.i18n.locales.find(({ isDefault }) => isDefault)
}

/** The name of a language in another one: `英语` in Chinese. */
function languageName({ htmlLang, label }: Locale, within: Locale): string {
  const names = new Intl.DisplayNames([within.htmlLang], { type: 'language' })
  return names.of(htmlLang) ?? label
}

function sourceHref(site: Site, filePath: string): string | undefined {
  const source = site.locales.find(({ config }) => config.locale.isDefault)
  const route = site.routes.byFile.get(filePath)
  return source && route && counterpart(route, source)
}
