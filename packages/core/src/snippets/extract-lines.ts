/** `// #region name`, `# region name`, `<!-- #region name -->`, `#pragma region name`. */
const opening =
  /^\s*(?:[^\w\s#]{1,4}\s*#?|#\s*#?|(?:REM|::)\s+#?)(?:pragma\s+)?region\b[ \t]*(?:"([^"]*)"|([\w.-]*))/i
const closing =
  /^\s*(?:[^\w\s#]{1,4}\s*#?|#\s*#?|(?:REM|::)\s+#?)(?:pragma\s+)?end\s?region\b[ \t]*([\w.-]*)/i

/** The names of the regions that a text marks. */
export function regionNames(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => nameOf(line) ?? [])
}

/** The lines of a region, without those that mark; undefined where there is none of this name. */
export function extractRegion(text: string, name: string): string | undefined {
  const lines = text.split(/\r?\n/)
  const start = lines.findIndex((line) => nameOf(line) === name)
  if (start === -1) return undefined
  const inner: string[] = []
  let depth = 0
  for (const line of lines.slice(start + 1)) {
    const end = closing.exec(line)
    if (end?.[1] === name || (end && depth === 0)) break
    if (end) depth--
    else if (nameOf(line) !== undefined) depth++
    inner.push(line)
  }
  return tidy(inner)
}

/** Lines from the first to the last one, from 1; undefined where the text has no such lines. */
export function extractLines(
  text: string,
  { from, to }: { readonly from: number; readonly to: number | undefined },
): string | undefined {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const last = to ?? lines.length
  if (from < 1 || from > last || last > lines.length) return undefined
  return tidy(lines.slice(from - 1, last))
}

/** Lines as a reader wants them: no marks of regions, no indentation that all of them share. */
export function tidy(lines: readonly string[]): string {
  const kept = lines.filter(
    (line) => nameOf(line) === undefined && !closing.test(line),
  )
  const indents = kept
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0] ?? '')
  const shared = indents.reduce(commonStart, indents[0] ?? '')
  return kept
    .map((line) => (line.startsWith(shared) ? line.slice(shared.length) : ''))
    .join('\n')
    .replace(/^\n+|\s+$/g, '')
}

function nameOf(line: string): string | undefined {
  const found = opening.exec(line)
  return found ? (found[1] ?? found[2] ?? '') : undefined
}

function commonStart(a: string, b: string): string {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return a.slice(0, length)
}
