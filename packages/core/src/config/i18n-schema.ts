import { z } from 'zod'

const baseUrl = z
  .string()
  .transform((path) => `/${path}/`.replace(/\/{2,}/g, '/'))

const localeConfig = z.strictObject({
  /** What the language menu calls it; usually the language's own name for itself. */
  label: z.string().min(1).optional(),
  /** The language tag of its pages, where the locale's name is none: `zh-Hans`. */
  htmlLang: z.string().min(1).optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** The calendar of dates, as `Intl` names it: `gregory`, `buddhist`. */
  calendar: z.string().min(1).optional(),
  /** Folder of its translations, below `i18n.path`; its name unless it is given. */
  path: z.string().min(1).optional(),
  /** Its base path, below that of the site; `<baseUrl><locale>/` unless it is given. */
  baseUrl: baseUrl.optional(),
  /** Replacements for messages of the theme in this language, by key. */
  messages: z.record(z.string(), z.string()).default({}),
})

export const i18nSchema = z.strictObject({
  /** The language of the content itself; its pages lie at the site's base path. */
  defaultLocale: z.string().min(2).default('en'),
  /** All languages, in the order of the menu; only the default one unless it is given. */
  locales: z.array(z.string().min(2)).min(1).optional(),
  /** Folder of all translations. */
  path: z.string().min(1).default('i18n'),
  /** By name of the locale. */
  localeConfigs: z.record(z.string(), localeConfig).default({}),
})

export type I18nInput = z.output<typeof i18nSchema>
export type LocaleInput = z.output<typeof localeConfig>
