import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'
import { formatKeyPath } from '../diagnostics/quote.ts'
import { en } from '../shared/messages/en.ts'
import { checkLocales } from './check-locales.ts'
import { checkHead } from './check-head.ts'
import { checkHtml } from './check-html.ts'
import { checkItems } from './check-items.ts'
import { keysOf, valueAt } from './value-at.ts'

/**
 * What a schema cannot say of a config. Reads the config as it is written, so that these
 * mistakes are reported along with those that the schema finds.
 */
export function checkConfig(input: unknown, file: string): Diagnostic[] {
  return [
    ...checkMessages(input, ['messages'], file),
    ...keysOf(valueAt(input, ['i18n', 'localeConfigs'])).flatMap((name) =>
      checkMessages(input, ['i18n', 'localeConfigs', name, 'messages'], file),
    ),
    ...checkLocales(input, file),
    ...checkInstances(valueAt(input, ['docs']), 'docs', file),
    ...checkInstances(valueAt(input, ['blog']), 'blog', file),
    ...checkItems(input, ['theme', 'navbar', 'items'], file),
    ...checkItems(input, ['theme', 'footer', 'links'], file),
    ...checkHead(input, file),
    ...checkHtmlAt(input, ['theme', 'footer', 'copyright'], file),
  ]
}

function checkMessages(
  input: unknown,
  keyPath: readonly string[],
  file: string,
): Diagnostic[] {
  const known = Object.keys(en)
  const unknown = keysOf(valueAt(input, keyPath)).filter(
    (key) => !known.includes(key),
  )
  return unknown.map((key) => {
    const meant = closestName(key, known)
    return {
      code: 'config-unknown-key',
      severity: 'error',
      message: `\`${formatKeyPath([...keyPath, key])}\` is not a message of the theme.`,
      hint: meant ? `rename it \`${meant}\`.` : 'remove it.',
      place: { type: 'key', file, keyPath: [...keyPath, key] },
    }
  })
}

/** Several doc sets or blogs are told apart by `id`. */
function checkInstances(
  value: unknown,
  key: 'docs' | 'blog',
  file: string,
): Diagnostic[] {
  if (!Array.isArray(value)) return []
  const ids = value.map((each) => valueAt(each, ['id']) ?? 'default')
  return ids.flatMap((id, index): Diagnostic[] => {
    const first = ids.indexOf(id)
    if (first === index) return []
    return [
      {
        code: 'config-invalid-value',
        severity: 'error',
        message: `\`${key}[${index}]\` has the id \`${String(id)}\`, which \`${key}[${first}]\` has too.`,
        hint: 'give each of them an `id` of its own.',
        place: { type: 'key', file, keyPath: [key, index] },
      },
    ]
  })
}

function checkHtmlAt(
  input: unknown,
  keyPath: KeyPath,
  file: string,
): Diagnostic[] {
  return checkHtml(valueAt(input, keyPath), keyPath, file)
}
