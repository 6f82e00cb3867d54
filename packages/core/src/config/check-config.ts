import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatKeyPath } from '../diagnostics/quote.ts'
import { en } from '../shared/messages/en.ts'
import { checkLocales } from './check-locales.ts'
import { checkHead } from './check-head.ts'
import { checkHtml } from './check-html.ts'
import { valueAt } from './value-at.ts'

type KeyPath = readonly (string | number)[]

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
    ...checkLinks(input, ['theme', 'navbar', 'items'], file),
    ...checkLinks(input, ['theme', 'footer', 'links'], file),
    ...checkItemHtml(input, ['theme', 'navbar', 'items'], file),
    ...checkItemHtml(input, ['theme', 'footer', 'links'], file),
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

/** Links, and what dropdowns and columns hold: each needs exactly one of `to` and `href`. */
function checkLinks(
  input: unknown,
  keyPath: KeyPath,
  file: string,
): Diagnostic[] {
  const list = valueAt(input, keyPath)
  if (!Array.isArray(list)) return []
  return list.flatMap((item: unknown, index) => {
    const own = [...keyPath, index]
    const keys = keysOf(item)
    const inner = itemLists.flatMap((key) =>
      checkLinks(input, [...own, key], file),
    )
    const isLink =
      keys.length > 0 &&
      !keys.includes('items') &&
      !keys.includes('html') &&
      (valueAt(item, ['type']) ?? 'link') === 'link'
    return isLink ? checkTarget(item, own, file) : inner
  })
}

/** Where items hold further items. */
const itemLists = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter']

/** HTML of navbar items (`value`) and of footer links (`html`), at any depth. */
function checkItemHtml(
  input: unknown,
  keyPath: KeyPath,
  file: string,
): Diagnostic[] {
  const list = valueAt(input, keyPath)
  if (!Array.isArray(list)) return []
  return list.flatMap((item: unknown, index) => {
    const own = [...keyPath, index]
    const key = valueAt(item, ['type']) === 'html' ? 'value' : 'html'
    return [
      ...checkHtmlAt(input, [...own, key], file),
      ...itemLists.flatMap((each) =>
        checkItemHtml(input, [...own, each], file),
      ),
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

function checkTarget(
  item: unknown,
  keyPath: KeyPath,
  file: string,
): Diagnostic[] {
  const targets = ['to', 'href'].filter(
    (key) => valueAt(item, [key]) !== undefined,
  )
  if (targets.length === 1) return []
  const name = formatKeyPath(keyPath)
  const place = { type: 'key', file, keyPath } as const
  return targets.length === 0
    ? [
        {
          code: 'config-missing-key',
          severity: 'error',
          message: `\`${name}\` is a link that leads nowhere.`,
          hint: 'add `to`, a path of this site, or `href`, any other address.',
          place,
        },
      ]
    : [
        {
          code: 'config-invalid-value',
          severity: 'error',
          message: `\`${name}\` has both \`to\` and \`href\`, and a link leads to one place.`,
          hint: 'keep `to` for a page of this site, or `href` for any other address.',
          place,
        },
      ]
}

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}
