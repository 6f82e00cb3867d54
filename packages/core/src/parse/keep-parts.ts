import type { FileSummary, ParsedFile } from './parsed-file.ts'

/**
 * A file as it is now, with the parts of its former state that are equal: whoever depends on one
 * of these alone sees the same object, and has nothing to do.
 */
export function keepParts(now: ParsedFile, before: ParsedFile): ParsedFile {
  const parts: readonly (keyof ParsedFile)[] = [
    ...(['codeBlocks', 'styleClasses', 'origins', 'mdxModule'] as const),
    'diagnostics',
  ]
  return {
    ...keepEqual(now, before, parts),
    summary: keepSummary(now.summary, before.summary),
  }
}

/** The former summary itself where all of it is equal. */
function keepSummary(now: FileSummary, before: FileSummary): FileSummary {
  const names = Object.keys({ ...before, ...now }) as (keyof FileSummary)[]
  const kept = keepEqual(now, before, names)
  return names.every((name) => kept[name] === before[name]) ? before : kept
}

function keepEqual<Whole extends object>(
  now: Whole,
  before: Whole,
  names: readonly (keyof Whole)[],
): Whole {
  const equal = names
    .filter((name) => isEqual(now[name], before[name]))
    .map((name) => [name, before[name]] as const)
  return { ...now, ...Object.fromEntries(equal) }
}

/** Parts are plain data but for expressions of code, which hold no two equal objects. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object') return false
  return JSON.stringify(one) === JSON.stringify(other)
}
