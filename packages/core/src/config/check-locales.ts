import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'
import { quoteList } from '../diagnostics/quote.ts'
import { isLanguageTag } from '../i18n/locale.ts'
import { valueAt } from './value-at.ts'

/** What the schema cannot say of `i18n`: locales that do not fit together. */
export function checkLocales(input: unknown, file: string): Diagnostic[] {
  const read = (...path: string[]) => valueAt(input, ['i18n', ...path])
  const byDefault = read('defaultLocale') ?? 'en'
  const list = read('locales') ?? [byDefault]
  if (!Array.isArray(list) || typeof byDefault !== 'string') return []
  const names = list.filter((each) => typeof each === 'string')
  const check: Check = { input, names, file, byDefault }
  return [
    ...checkDefault(check),
    ...names.flatMap((name, index) => checkName(name, index, check)),
    ...keysOf(read('localeConfigs')).flatMap((name) =>
      checkConfigured(name, check),
    ),
  ]
}

type Check = {
  readonly input: unknown
  readonly names: readonly string[]
  readonly byDefault: string
  readonly file: string
}

function invalid(
  { file }: Pick<Check, 'file'>,
  keyPath: KeyPath,
  text: Pick<Diagnostic, 'message' | 'hint'>,
): Diagnostic {
  return {
    code: 'locale-invalid',
    severity: 'error',
    ...text,
    place: { type: 'key', file, keyPath: ['i18n', ...keyPath] },
  }
}

function checkDefault(check: Check): Diagnostic[] {
  const { names, byDefault } = check
  if (names.includes(byDefault)) return []
  return [
    invalid(check, ['locales'], {
      message: `\`i18n.locales\` leaves out \`${byDefault}\`, the default locale.`,
      hint: `add it, or make one of ${quoteList(names)} the \`defaultLocale\`.`,
    }),
  ]
}

function checkName(name: string, index: number, check: Check): Diagnostic[] {
  const at = check.names.indexOf(name)
  if (at < index) {
    return [
      invalid(check, ['locales', index], {
        message: `The locale \`${name}\` is listed twice.`,
        hint: 'keep one of the two.',
      }),
    ]
  }
  const own = valueAt(check.input, ['i18n', 'localeConfigs', name, 'htmlLang'])
  if (isLanguageTag(String(own ?? name))) return []
  const tag = name.replaceAll('_', '-')
  return [
    invalid(check, ['locales', index], {
      message: `\`${String(own ?? name)}\` is no language tag, so no browser knows the language of these pages.`,
      hint: `rename it${isLanguageTag(tag) ? ` \`${tag}\`` : ''}, or give the tag in \`i18n.localeConfigs.${name}.htmlLang\`.`,
    }),
  ]
}

function checkConfigured(name: string, check: Check): Diagnostic[] {
  const keyPath = ['localeConfigs', name]
  if (!check.names.includes(name)) {
    const meant = closestName(name, check.names)
    return [
      invalid(check, keyPath, {
        message: `\`i18n.localeConfigs.${name}\` configures a locale that \`i18n.locales\` does not list.`,
        hint: meant ? `did you mean \`${meant}\`?` : 'add it to the list.',
      }),
    ]
  }
  return checkBase(name, check)
}

/** All locales lie in one output folder, so their addresses are below the site's own. */
function checkBase(name: string, check: Check): Diagnostic[] {
  const own = valueAt(check.input, ['i18n', 'localeConfigs', name, 'baseUrl'])
  if (typeof own !== 'string') return []
  const site = withSlashes(valueAt(check.input, ['baseUrl']) ?? '/')
  const path = withSlashes(own)
  const isOwn = (name === check.byDefault) === (path === site)
  if (path.startsWith(site) && isOwn) return []
  const wanted = name === check.byDefault ? site : `${site}${name}/`
  return [
    invalid(check, ['localeConfigs', name, 'baseUrl'], {
      message: `The base path \`${path}\` does not fit: the default locale lies at \`${site}\`, every other one below it.`,
      hint: `use \`${wanted}\`, or leave it out.`,
    }),
  ]
}

function withSlashes(path: unknown): string {
  return `/${String(path)}/`.replace(/\/{2,}/g, '/')
}

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}
