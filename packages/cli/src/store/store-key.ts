import { createHash } from 'node:crypto'
import { codeVersion } from './code-version.ts'

/** Makes keys for one kind of result. In: all that a result depends on. */
export type StoreKey = (...parts: readonly string[]) => string

let base: string | undefined

/**
 * Keys hold what every result depends on: the code that makes it, how Node reads and writes
 * values, and what its ICU knows of texts.
 */
export function storeKey(kind: string): StoreKey {
  base ??= hash(codeVersion())
  const { node, icu = '', unicode = '' } = process.versions
  const [major = ''] = node.split('.')
  const common = [base, kind, major, icu, unicode]
  return (...parts) => hash(JSON.stringify([...common, ...parts]))
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32)
}
