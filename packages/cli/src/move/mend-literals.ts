import {
  type AddressEdit,
  type Diagnostic,
  locateKey,
  type SourceFile,
} from '@gwdocs/core'
import { locateInModule } from '../report/locate-in-module.ts'

/** What a literal is to say after a move, where a finding of this code stands at its place. */
export type Rename = (
  literal: string,
  code: Diagnostic['code'],
) => string | undefined

export type MendedLiterals = {
  readonly text: string
  readonly edits: readonly AddressEdit[]
  /** What stands in no literal that could be changed. */
  readonly left: readonly Diagnostic[]
}

/**
 * Writes ids and addresses anew in a file that names them by keys: a sidebars file, the config, a
 * data file. Only a literal at the place of a finding is changed; what is computed is left.
 */
export function mendLiterals(
  { filePath, text }: SourceFile,
  findings: readonly Diagnostic[],
  rename: Rename,
): MendedLiterals {
  const found = findings.map((each) => {
    const start = offsetOf(each, text, filePath)
    const literal =
      start === undefined
        ? undefined
        : next(text, start, (word) => rename(word, each.code))
    return { each, literal }
  })
  const literals = found.flatMap(({ literal }) => literal ?? [])
  const byStart = new Map(literals.map((literal) => [literal.start, literal]))
  const sorted = [...byStart.values()].sort((a, b) => a.start - b.start)
  let mended = ''
  let end = 0
  for (const { start, from, to } of sorted) {
    mended += text.slice(end, start) + to
    end = start + from.length
  }
  return {
    text: mended + text.slice(end),
    edits: sorted.map(({ start, from, to }) => ({
      ...positionOf(text, start),
      from,
      to,
    })),
    left: found.flatMap(({ each, literal }) => (literal ? [] : [each])),
  }
}

function offsetOf(
  { place }: Diagnostic,
  text: string,
  filePath: string,
): number | undefined {
  if (place.type !== 'key') return undefined
  const position = /\.(?:ya?ml|json)$/.test(filePath)
    ? locateKey(text, place.keyPath)
    : locateInModule(text, place.keyPath)
  if (!position) return undefined
  const lines = text.split('\n').slice(0, position.line - 1)
  return (
    lines.join('\n').length + (lines.length > 0 ? 1 : 0) + position.column - 1
  )
}

type Literal = {
  readonly start: number
  readonly from: string
  readonly to: string
}

/** The first literal behind a place that has to change, as long as its item lasts. */
function next(
  text: string,
  start: number,
  rename: (literal: string) => string | undefined,
): Literal | undefined {
  const words =
    /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1|(?<=:[ \t]+)[^\s'"`,{[#][^\s,#]*/g
  words.lastIndex = start
  for (let found = words.exec(text); found; found = words.exec(text)) {
    const before = text.slice(start, found.index)
    if (/\}\s*,|\n\s*\n/.test(before)) return undefined
    const from = found[2] ?? found[0]
    const to = rename(from)
    if (to !== undefined)
      return { start: found.index + (found[1] ? 1 : 0), from, to }
  }
  return undefined
}

function positionOf(text: string, offset: number) {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
