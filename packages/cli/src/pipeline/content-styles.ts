import type { ParsedFile } from '@gwdocs/core'

/** Rules for the classes that stand in for `style` attributes of the content. */
export function contentStyleSheet(files: Iterable<ParsedFile>): string {
  const all = [...files].flatMap(({ styleClasses }) => styleClasses)
  const byName = new Map(
    all.map(({ name, declarations }) => [name, declarations]),
  )
  return [...byName]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, declarations]) => `.${name}{${declarations}}\n`)
    .join('')
}
