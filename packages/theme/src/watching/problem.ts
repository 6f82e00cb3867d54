/** What is wrong with a site that is being written. */
export type Problem = {
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly hint: string
  /** Relative to the site. */
  readonly file: string
  readonly line?: number
  readonly column?: number
  readonly endColumn?: number
  /** The line as it is written. */
  readonly source?: string
}

/** What the watching server tells every page after a build. */
export type Told = {
  /** The most important ones, where there are very many. */
  readonly problems: readonly Problem[]
  readonly errors: number
  readonly warnings: number
}

/** `docs/routing.md:14:5` */
export function placeOf({ file, line, column }: Problem): string {
  return [file, line, column].filter((part) => part !== undefined).join(':')
}

/** Errors before warnings, and what is wrong with the page in view before all else. */
export function inOrder(
  problems: readonly Problem[],
  pageFile: string | undefined,
): readonly Problem[] {
  const rank = ({ file, severity }: Problem) =>
    (file === pageFile ? 0 : 2) + (severity === 'error' ? 0 : 1)
  return problems.toSorted((a, b) => rank(a) - rank(b))
}

/** `2 errors, 1 warning` */
export function countText({ errors, warnings }: Told): string {
  return [count(errors, 'error'), count(warnings, 'warning')]
    .filter((part) => part !== '')
    .join(', ')
}

function count(number: number, noun: string): string {
  if (number === 0) return ''
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** The line of a problem, and where in it the place is. */
export function markedLine({
  line,
  column = 1,
  endColumn,
  source,
}: Problem): readonly [before: string, marked: string, after: string] {
  if (line === undefined || source === undefined) return ['', '', '']
  const start = column - 1
  const end = Math.max(endColumn ?? column, column + 1) - 1
  return [source.slice(0, start), source.slice(start, end), source.slice(end)]
}
