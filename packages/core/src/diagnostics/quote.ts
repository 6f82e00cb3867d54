import type { KeyPath } from './key-path.ts'

/** Names as a message lists them: `` `a`, `b` or `c` ``. */
export function quoteList(names: readonly string[], last = 'or'): string {
  const quoted = names.map((name) => `\`${name}\``)
  const tail = quoted.pop()
  if (tail === undefined) return 'none'
  return quoted.length === 0 ? tail : `${quoted.join(', ')} ${last} ${tail}`
}

/** `theme.navbar.items[2].label` */
export function formatKeyPath(keyPath: KeyPath): string {
  return keyPath.map((key, index) => formatKey(key, index === 0)).join('')
}

function formatKey(key: string | number, isFirst: boolean): string {
  if (typeof key === 'number') return `[${key}]`
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key)) return `['${key}']`
  return isFirst ? key : `.${key}`
}
