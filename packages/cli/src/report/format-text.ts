import type pc from 'picocolors'
import type { LocatedDiagnostic } from './locate.ts'

export type Colors = ReturnType<typeof pc.createColors>

/** A diagnostic as people read it: what, where, the line itself, how to mend it. */
export function formatText(
  diagnostic: LocatedDiagnostic,
  colors: Colors,
): string {
  const { severity, code, message, hint } = diagnostic
  const paint = severity === 'error' ? colors.red : colors.yellow
  return [
    `${paint(`${severity} ${code}`)}  ${colors.bold(placeText(diagnostic))}`,
    ...wrapLines(message),
    ...frame(diagnostic, colors),
    `  ${colors.green('fix:')} ${hint}`,
    '',
  ].join('\n')
}

/** `docs/routing.md:14:5` */
export function placeText({ file, line, column }: LocatedDiagnostic): string {
  if (line === undefined) return file
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`
}

function wrapLines(message: string): string[] {
  return message.split('\n').map((line) => `  ${line}`)
}

const maxWidth = 100

/** The line, cut to a width around the place, with marks below. */
function frame(
  { line, column = 1, endColumn, source }: LocatedDiagnostic,
  colors: Colors,
): string[] {
  if (line === undefined || source === undefined || source.trim() === '')
    return []
  const from = Math.max(0, column - maxWidth / 2)
  const shown = source.slice(from, from + maxWidth).replace(/\t/g, ' ')
  const gutter = String(line)
  const before = widthOf(source.slice(from, column - 1))
  const marked = source.slice(
    column - 1,
    Math.min((endColumn ?? column + 1) - 1, from + maxWidth),
  )
  const marks = '^'.repeat(Math.max(1, widthOf(marked)))
  return [
    `  ${colors.dim(`${gutter} │`)} ${shown}`,
    `  ${colors.dim(`${' '.repeat(gutter.length)} │`)} ${' '.repeat(before)}${colors.red(marks)}`,
  ]
}

/** Columns on a terminal: Chinese characters and full-width signs take two. */
function widthOf(text: string): number {
  return [...text].reduce(
    (width, char) =>
      width +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/.test(
        char,
      )
        ? 2
        : 1),
    0,
  )
}
