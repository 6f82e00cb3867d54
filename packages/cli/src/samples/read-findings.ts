/** What a checker says of a file of a sample. */
export type Finding = {
  /** Name of the sample's folder. */
  readonly folder: string
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  readonly column: number | undefined
  readonly message: string
}

/**
 * Reads what a checker printed, one finding a line: `folder/file:line:column: message`, as
 * most compilers write it, or `folder/file(line,column): message`, as TypeScript's does.
 */
export function readFindings(
  text: string,
  folders: ReadonlySet<string>,
): Finding[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const found = pattern.exec(line)
    const { folder = '', file = '', message = '' } = found?.groups ?? {}
    if (!found || !folders.has(folder)) return []
    const { line1, line2, column1, column2 } = found.groups ?? {}
    const column = column1 ?? column2
    return [
      {
        folder,
        file,
        line: Number(line1 ?? line2),
        column: column === undefined ? undefined : Number(column),
        message: message.replace(/^error(?: TS\d+)?:\s*|\.?\s*$/g, ''),
      },
    ]
  })
}

const pattern =
  /(?:^|[\s/\\])(?<folder>s[0-9a-f]{16})[/\\](?<file>[\w./\\-]+?)(?::(?<line1>\d+)(?::(?<column1>\d+))?|\((?<line2>\d+),(?<column2>\d+)\)):?\s*(?<message>.*)$/
