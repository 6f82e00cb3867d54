import type { CheckedPage, CheckFinding } from 'gwdocs'
import type { PackageRecord } from './api-record.ts'

/** Names of a package that no code on the pages about it writes, each at its line of the record. */
export function findUndocumented(
  { name, file, names }: PackageRecord,
  pages: readonly CheckedPage[],
): CheckFinding[] {
  const where = pagesOf(name)
  const code = pages
    .filter(({ filePath }) => filePath.startsWith(where))
    .flatMap((page) => page.code.map((each) => each.code))
  const words = new Set(code.flatMap((text) => text.match(/\w+/g) ?? []))
  return [...names].flatMap(([each, line]) => {
    const parts = each.split('.')
    if (parts.every((part) => words.has(part))) return []
    return [
      {
        file,
        line,
        endColumn: each.length + 1,
        message: `\`${name}.${each}\` is exported, and no page under \`${where}\` tells of it.`,
        hint: 'describe it there, in code: in a list of signatures or in the text.',
      },
    ]
  })
}

/** Where a package is documented: paths of the pages begin so. */
function pagesOf(name: string): string {
  return name === 'slim' || name === 'middleware'
    ? 'docs/api/'
    : `docs/ecosystem/${name}.`
}
