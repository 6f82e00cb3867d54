export type PrefixedName = {
  readonly name: string
  /** The number in front; undefined where there is none. */
  readonly position: number | undefined
}

/** Dates and version numbers: `2021-11-foo`, `7.0-foo`. */
const protectedName = /^\d+[-_.]\d+/
const prefixedName = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/

/**
 * Takes an ordering number off a file or folder name: `01-intro` is `intro` at 1.
 *
 * @see facts: number prefixes of Docusaurus classic 3.10
 */
export function splitNumberPrefix(name: string): PrefixedName {
  const match = protectedName.test(name) ? null : prefixedName.exec(name)
  const [, digits, rest] = match ?? []
  if (digits === undefined || rest === undefined)
    return { name, position: undefined }
  return { name: rest, position: Number.parseInt(digits, 10) }
}

/** The same for every folder of a path: `01-a/02-b` is `a/b`. */
export function stripNumberPrefixes(path: string): string {
  return path
    .split('/')
    .map((segment) => splitNumberPrefix(segment).name)
    .join('/')
}
