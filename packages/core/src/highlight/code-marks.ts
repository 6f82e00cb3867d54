import { commentWord } from './comment-word.ts'

/** A comment on a line of its own that marks code; the words are the site's to choose. */
export type MagicComment = {
  /** Name of the mark: its lines get the class `gw-line-<name>`. */
  readonly className: string
  /** Marks the next line. */
  readonly line?: string | undefined
  readonly block?: { readonly start: string; readonly end: string } | undefined
}

export const defaultMagicComments: readonly MagicComment[] = [
  {
    className: 'highlighted',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
]

export type MarkedCode = {
  /** Without the comments that only mark. */
  readonly code: string
  /** Line, from 1 → names of its marks. */
  readonly marks: ReadonlyMap<number, readonly string[]>
}

export type ReadMarks = {
  readonly code: string
  /** All that stands behind the language on the fence. */
  readonly meta: string | undefined
  readonly magicComments: readonly MagicComment[]
}

/**
 * Which lines of a block its author marked: by ranges, `{1,3-5}`, or by comments, which go.
 * The two never combine: where there are ranges, comments are code.
 *
 * @see facts: code meta of Docusaurus classic 3.10
 */
export function readMarks({
  code,
  meta,
  magicComments,
}: ReadMarks): MarkedCode {
  const ranges = readRanges(meta)
  if (ranges.length === 0) return readComments(code, magicComments)
  return { code, marks: new Map(ranges.map((line) => [line, ['highlighted']])) }
}

/** The lines that `{1,3-5}` names; braces inside quotes name none. */
function readRanges(meta: string | undefined): number[] {
  const bare = (meta ?? '').replace(/"[^"]*"|'[^']*'/g, '')
  const list = /\{([\d,\s-]+)\}/.exec(bare)?.[1] ?? ''
  return list.split(',').flatMap((part) => {
    const [, from, to] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? []
    if (from === undefined) return []
    const first = Number(from)
    const count = Number(to ?? from) - first + 1
    return Array.from(
      { length: Math.max(0, count) },
      (_, index) => first + index,
    )
  })
}

/** `code // [!code ++]`; `[!code focus:3]` is said of three lines, this one and those below. */
const trailing =
  /\s*(?:\/\/|#|--|;|\/\*|<!--|\{\s*\/\*)\s*\[!code\s+(\+\+|--|focus|highlight|hl|error|warning)(?::(\d+))?\]\s*(?:\*\/\s*\}|\*\/|-->)?\s*$/

const trailingNames: Readonly<Record<string, string>> = {
  '++': 'added',
  '--': 'removed',
  focus: 'focused',
  highlight: 'highlighted',
  hl: 'highlighted',
  error: 'error',
  warning: 'warning',
}

function readComments(
  code: string,
  magicComments: readonly MagicComment[],
): MarkedCode {
  const kept: string[] = []
  const marks = new Map<number, string[]>()
  const mark = (line: number, name: string) =>
    marks.set(line, [...new Set([...(marks.get(line) ?? []), name])])
  const open = new Set<string>()
  for (const line of code.split('\n')) {
    const word = commentWord(line)
    const effect =
      word === undefined ? undefined : effectOf(word, magicComments)
    if (effect) {
      if (effect.type === 'next') mark(kept.length + 1, effect.name)
      else if (effect.type === 'start') open.add(effect.name)
      else open.delete(effect.name)
      continue
    }
    const own = readTrailing(line)
    // Alone on its line, a mark is said of what stands below.
    const first = kept.length + 1
    for (let at = 0; own && at < own.count; at++) mark(first + at, own.name)
    if (own?.rest === '') continue
    kept.push(own?.rest ?? line)
    for (const name of open) mark(kept.length, name)
  }
  return { code: kept.join('\n'), marks }
}

type Trailing = {
  readonly name: string
  /** How many lines it is said of. */
  readonly count: number
  /** The line without it; empty where it stands alone. */
  readonly rest: string
}

function readTrailing(line: string): Trailing | undefined {
  const found = trailing.exec(line)
  const name = trailingNames[found?.[1] ?? '']
  if (!found || name === undefined) return undefined
  const rest = line.slice(0, found.index)
  return {
    name,
    count: Number(found[2] ?? 1),
    rest: rest.trim() === '' ? '' : rest,
  }
}

type Effect = { readonly type: 'next' | 'start' | 'end'; readonly name: string }

function effectOf(
  word: string,
  magicComments: readonly MagicComment[],
): Effect | undefined {
  for (const { className, line, block } of magicComments) {
    if (word === line) return { type: 'next', name: className }
    if (word === block?.start) return { type: 'start', name: className }
    if (word === block?.end) return { type: 'end', name: className }
  }
  return undefined
}
