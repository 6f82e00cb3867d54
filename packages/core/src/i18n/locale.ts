import type { I18nInput, LocaleInput } from '../config/i18n-schema.ts'

/** One language of a site, with all that its pages depend on. */
export type Locale = {
  /** As the config names it: `zh-Hans`. */
  readonly name: string
  /** The language's own name for itself: `简体中文`. */
  readonly label: string
  /** A language tag, as BCP 47 has it. */
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  readonly calendar: string | undefined
  /** Base path of its pages; starts and ends with a slash. */
  readonly baseUrl: string
  /** Folder of its translations, relative to the site: `i18n/zh-Hans`. */
  readonly folder: string
  /** The language in which the content is written. */
  readonly isDefault: boolean
}

const rightToLeft = /^(?:ar|dv|fa|he|ku-Arab|ps|sd|ug|ur|yi)\b/

/** The languages of a site, in the order of the config. */
export function resolveLocales(i18n: I18nInput, baseUrl: string): Locale[] {
  const names = i18n.locales ?? [i18n.defaultLocale]
  return names.map((name) => resolveLocale(name, i18n, baseUrl))
}

function resolveLocale(
  name: string,
  { defaultLocale, localeConfigs, path }: I18nInput,
  baseUrl: string,
): Locale {
  const own: Partial<LocaleInput> = localeConfigs[name] ?? {}
  const htmlLang = own.htmlLang ?? name
  const isDefault = name === defaultLocale
  return {
    name,
    label: own.label ?? ownName(htmlLang),
    htmlLang,
    direction: own.direction ?? (rightToLeft.test(htmlLang) ? 'rtl' : 'ltr'),
    calendar: own.calendar,
    baseUrl: own.baseUrl ?? (isDefault ? baseUrl : `${baseUrl}${name}/`),
    folder: `${path.replace(/\/+$/, '')}/${own.path ?? name}`,
    isDefault,
  }
}

/** `zh-Hans` → `简体中文`, `en` → `English`; the tag itself where nobody knows it. */
function ownName(tag: string): string {
  if (!isLanguageTag(tag)) return tag
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** Whether a text has the form of a language tag: `zh-Hans`, not `zh_CN`. */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** What stands before the paths of a locale's files in the output: `''` or `zh/`. */
export function outputPrefix(
  { baseUrl }: Pick<Locale, 'baseUrl'>,
  siteBaseUrl: string,
): string {
  return baseUrl.slice(siteBaseUrl.length)
}
