import { createHash } from 'node:crypto'
import { codeVersion } from './code-version.ts'

/** Makes keys for one kind of result. In: all that a result depends on. */
export type StoreKey = (...parts: readonly string[]) => string

let common: readonly string[] | undefined

/**
 * What every result depends on: the code that makes it, how Node reads and writes values, and
 * what its ICU knows of texts. Read for the first key: a command without a store needs none.
 */
function commonParts(): readonly string[] {
  return (common ??= readCommonParts())
}

function readCommonParts(): readonly string[] {
  const { node, icu = '', unicode = '' } = process.versions
  const [major = ''] = node.split('.')
  return [hash(codeVersion()), major, icu, unicode]
}

export function storeKey(kind: string): StoreKey {
  return (...parts) => hash(JSON.stringify([kind, ...commonParts(), ...parts]))
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32)
}
