import { deriveFile } from './derive-file.ts'
import type { FileSummary, ParsedFile } from './parsed-file.ts'

/**
 * A file as it is now, with the parts of its former state that are equal: whoever depends on one
 * of these alone sees the same object, and has nothing to do.
 */
export function keepParts(now: ParsedFile, before: ParsedFile): ParsedFile {
  const parts: readonly Exclude<keyof ParsedFile, 'content'>[] = [
    ...(['codeBlocks', 'styleClasses', 'origins', 'mdxModule'] as const),
    'diagnostics',
  ]
  return deriveFile(now, {
    ...equalParts(now, before, parts),
    summary: keepSummary(now.summary, before.summary),
  })
}

/** The former summary itself where all of it is equal. */
function keepSummary(now: FileSummary, before: FileSummary): FileSummary {
  const names = Object.keys({ ...before, ...now }) as (keyof FileSummary)[]
  const kept = { ...now, ...equalParts(now, before, names) }
  return names.every((name) => kept[name] === before[name]) ? before : kept
}

/** The former parts of those names that are equal now. */
function equalParts<Whole extends object, Name extends keyof Whole>(
  now: Whole,
  before: Whole,
  names: readonly Name[],
): Partial<Pick<Whole, Name>> {
  const equal = names
    .filter((name) => isEqual(now[name], before[name]))
    .map((name) => [name, before[name]] as const)
  return Object.fromEntries(equal) as Partial<Pick<Whole, Name>>
}

/** Parts are plain data but for expressions of code, which hold no two equal objects. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object') return false
  return JSON.stringify(one) === JSON.stringify(other)
}
