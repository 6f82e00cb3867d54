const fence = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})/

/** Tells, line by line, whether a text is within fenced code, or its fence. */
export function fencesOf(): (line: string) => boolean {
  let open: string | undefined
  return (line) => {
    const marks = fence.exec(line)?.[1]
    if (open === undefined) {
      open = marks
      return marks !== undefined
    }
    const isEnd =
      marks?.startsWith(open) === true && /^[ \t>]*[`~]+\s*$/.test(line)
    if (isEnd) open = undefined
    return true
  }
}
