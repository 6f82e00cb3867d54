import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { catalogueFor } from '../i18n/catalogue.ts'
import type { Messages } from '../shared/messages.ts'
import { blogSchema, docsSchema, pagesSchema } from './content-schema.ts'
import { checkConfig } from './check-config.ts'
import { explainIssue } from './explain-issue.ts'
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
  const { docs, blog, pages, messages, ...rest } = parsed
  return {
    ...rest,
    configFile,
    docs: toList(docs, () => docsSchema.parse({})),
    blogs: toList(blog, () => blogSchema.parse({})),
    pages: pages === false ? undefined : (pages ?? pagesSchema.parse({})),
    messages: mergeMessages(catalogueFor(rest.i18n.defaultLocale), messages),
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
