/** A command of a dialogue, and what the page says that it answers. */
export type Exchange = {
  readonly command: string
  readonly answer: string
  /** Line of the command in its block, from 1, and of its answer. */
  readonly commandLine: number
  readonly answerLine: number
}

/** Reads `$ command` lines, continued after a backslash, and the answers below them. */
export function readSession(code: string): Exchange[] {
  const lines = code.split('\n')
  const starts = lines.flatMap((line, index) =>
    line.startsWith('$ ') ? [index] : [],
  )
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? lines.length
    let last = start
    while (lines[last]?.endsWith('\\') && last + 1 < end) last++
    return {
      command: lines
        .slice(start, last + 1)
        .join('\n')
        .slice(2),
      answer: lines.slice(last + 1, end).join('\n'),
      commandLine: start + 1,
      answerLine: last + 2,
    }
  })
}
