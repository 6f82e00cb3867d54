import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'
import { formatKeyPath } from '../diagnostics/quote.ts'
import { checkHtml } from './check-html.ts'
import { keysOf, valueAt } from './value-at.ts'

/** Where items hold further items. */
const itemLists = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter']

/**
 * Items of the navbar and of the footer, and what dropdowns and columns hold: a link needs
 * exactly one of `to` and `href`, and HTML is held to the rules of content.
 */
export function checkItems(
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
      ...(isLink(item) ? checkTarget(item, own, file) : []),
      ...checkHtml(valueAt(item, [key]), [...own, key], file),
      ...itemLists.flatMap((each) => checkItems(input, [...own, each], file)),
    ]
  })
}

function isLink(item: unknown): boolean {
  const keys = keysOf(item)
  return (
    keys.length > 0 &&
    !keys.includes('items') &&
    !keys.includes('html') &&
    (valueAt(item, ['type']) ?? 'link') === 'link'
  )
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
