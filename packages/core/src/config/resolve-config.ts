import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { catalogueFor } from '../i18n/catalogue.ts'
import { resolveLocales } from '../i18n/locale.ts'
import { redirectsName } from '../routes/read-redirects.ts'
import type { Messages } from '../shared/messages.ts'
import { blogSchema } from './blog-schema.ts'
import { docsSchema, pagesSchema } from './content-schema.ts'
import { checkConfig } from './check-config.ts'
import { explainIssue } from './explain-issue.ts'
import type { I18nInput } from './i18n-schema.ts'
import type { ResolvedConfig } from './resolved-config.ts'
import { configSchema, type ParsedConfig } from './schema.ts'
import { valueAt } from './value-at.ts'

export type ConfigResult = {
  /** Absent where the config has errors. */
  readonly config?: ResolvedConfig
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Checks a config and fills in its defaults.
 *
 * In:  whatever the config module exports by default, and that module's path.
 * Out: every problem of the config in one go; never throws.
 */
export function resolveConfig(
  input: unknown,
  configFile: string,
): ConfigResult {
  const result = configSchema.safeParse(input, { reportInput: true })
  const found = checkConfig(input, configFile)
  if (!result.success) {
    const issues = explainAll(result.error.issues, input, configFile)
    return { diagnostics: [...issues, ...found] }
  }
  return {
    config: deepFreeze(withDefaults(result.data, configFile)),
    diagnostics: found,
  }
}

type Issues = Parameters<typeof explainIssue>[0]['issue'][]

function explainAll(
  issues: Issues,
  input: unknown,
  file: string,
): Diagnostic[] {
  return issues.flatMap((issue) =>
    explainIssue({
      issue,
      value: valueAt(input, issue.path),
      file,
      schema: configSchema,
    }),
  )
}

function withDefaults(
  parsed: ParsedConfig,
  configFile: string,
): ResolvedConfig {
  const { docs, blog, pages, messages, i18n, ...rest } = parsed
  const locales = resolveLocales(i18n, rest.baseUrl)
  // A list without the default locale has been reported; the config is not used then.
  const locale = locales.find(({ isDefault }) => isDefault) ?? locales[0]
  if (!locale) throw new Error('A site has at least one locale.')
  const ownMessages = messagesByLocale(i18n, messages)
  return {
    ...rest,
    configFile,
    redirectsFile: { file: redirectsName, redirects: [] },
    showsDrafts: false,
    docs: toList(docs, () => docsSchema.parse({})),
    blogs: toList(blog, () => blogSchema.parse({})),
    pages: pages === false ? undefined : (pages ?? pagesSchema.parse({})),
    i18n: { defaultLocale: i18n.defaultLocale, locales, messages: ownMessages },
    locale,
    translations: {},
    siteBaseUrl: rest.baseUrl,
    messages: mergeMessages(
      catalogueFor(locale.htmlLang),
      ownMessages[locale.name] ?? {},
    ),
  }
}

/** Messages at the top of the config are in the default language. */
function messagesByLocale(
  { defaultLocale, localeConfigs }: I18nInput,
  messages: Readonly<Record<string, string>>,
) {
  const own = Object.entries(localeConfigs).map(([name, each]) => [
    name,
    each.messages,
  ])
  const byName = Object.fromEntries(own) as Record<
    string,
    Readonly<Record<string, string>>
  >
  return {
    ...byName,
    [defaultLocale]: { ...messages, ...byName[defaultLocale] },
  }
}

function toList<Item>(
  value: Item | Item[] | false | undefined,
  makeDefault: () => Item,
): Item[] {
  if (value === false) return []
  if (value === undefined) return [makeDefault()]
  return Array.isArray(value) ? value : [value]
}

function mergeMessages(
  catalogue: Messages,
  own: Readonly<Record<string, string>>,
): Messages {
  return { ...catalogue, ...own }
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}
