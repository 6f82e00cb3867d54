/** Go code whose comments, strings and runes are blanks: lines and columns stay. */
export function blankTexts(code: string): string {
  return code.replace(texts, blank)
}

/** Go code whose comments are blanks. */
export function blankComments(code: string): string {
  return code.replace(texts, (text) =>
    text.startsWith('/') ? blank(text) : text,
  )
}

/** What stands in no braces or parentheses: each part from its first line to the next part. */
export function outerParts(code: string): string[] {
  const parts: string[] = []
  const blanked = blankTexts(code).split('\n')
  let depth = 0
  for (const [index, line] of blankComments(code).split('\n').entries()) {
    const last = parts.at(-1)
    const goesOn = depth > 0 || line === '' || /^\s/.test(line)
    if (goesOn && last !== undefined) parts[parts.length - 1] += `\n${line}`
    else if (line.trim() !== '') parts.push(line)
    depth += depthOf(blanked[index] ?? '')
  }
  return parts.map((part) => part.trimEnd())
}

function depthOf(line: string): number {
  const opened = line.match(/[({[]/g)?.length ?? 0
  return opened - (line.match(/[)}\]]/g)?.length ?? 0)
}

const texts =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|`[^`]*`|'(?:\\.|[^'\\\n])+'/g

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
