import type { ParsedFile } from '@gwdocs/core'
import { styleRules } from './take-styles.ts'

/** Rules for the classes that stand in for `style` attributes of the content. */
export function contentStyleSheet(files: Iterable<ParsedFile>): string {
  const all = [...files].flatMap(({ styleClasses }) => styleClasses)
  const byName = new Map(
    all.map(({ name, declarations }) => [name, declarations]),
  )
  return styleRules(byName)
}
