import matter from 'gray-matter'
import { LineCounter, parseDocument } from 'yaml'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { JsonObject } from '../../shared/json.ts'
import type { SourceFile } from '../source-file.ts'
import { plainValue, TooLarge } from './plain-value.ts'
import { quoteImpossibleDates } from './quote-impossible-dates.ts'

export type FrontMatterResult = {
  readonly frontMatter: JsonObject
  /** 1-based line of each top-level key. */
  readonly lines: Readonly<Record<string, number>>
  /** The whole text with the front matter blanked out, so that lines stay true. */
  readonly body: string
  readonly diagnostics: readonly Diagnostic[]
}

const fence = /^---[ \t]*(\S*)[ \t]*\r?\n/

/**
 * Takes the YAML front matter off a text.
 *
 * Bad YAML is an error and leaves the front matter empty; the body is kept either way.
 * Only YAML is read: front matter is data, so a language after the fence is refused.
 */
export function splitFrontMatter({
  filePath,
  text,
}: SourceFile): FrontMatterResult {
  const opening = fence.exec(text)
  const closing = opening && /^---[ \t]*$/m.exec(text.slice(opening[0].length))
  if (!opening || !closing) {
    const diagnostics = opening ? checkFence(filePath, text) : []
    return { frontMatter: {}, lines: {}, body: text, diagnostics }
  }
  const end = opening[0].length + closing.index + closing[0].length
  const block = text.slice(0, end)
  const body = block.replace(/[^\r\n]/g, ' ') + text.slice(end)
  const language = opening[1]
  if (language && language !== 'yaml') {
    const diagnostics = [refuseLanguage(filePath, language)]
    return { frontMatter: {}, lines: {}, body, diagnostics }
  }
  return { ...readYaml(filePath, block), lines: keyLines(block), body }
}

/** `---` at the beginning may be a line across the page; before a key it is a fence. */
function checkFence(file: string, text: string): Diagnostic[] {
  const [, second = ''] = text.split(/\r?\n/)
  if (!/^[a-z_][\w-]*:(?:\s|$)/i.test(second)) return []
  return [
    {
      code: 'front-matter-syntax',
      severity: 'error',
      message: 'The front matter begins here and does not end.',
      hint: 'write `---` alone on the line after its last key.',
      place: { type: 'position', file, line: 1, column: 1 },
    },
  ]
}

function readYaml(filePath: string, block: string) {
  try {
    // Without options gray-matter hands out one shared, mutable object per text.
    const { data } = matter(
      quoteImpossibleDates(block.replace(fence, '---\n')),
      {
        engines: yamlOnly,
      },
    )
    return { frontMatter: toJson(data), diagnostics: [] }
  } catch (error) {
    return {
      frontMatter: {},
      diagnostics: [explainYaml(filePath, block, error)],
    }
  }
}

const refuse = () => {
  throw new Error('front matter is YAML')
}
const yamlOnly = { javascript: refuse, json: refuse }

function toJson(data: unknown): JsonObject {
  const plain = plainValue(data ?? {})
  return typeof plain === 'object' && plain !== null && !Array.isArray(plain)
    ? (plain as JsonObject)
    : {}
}

type YamlError = { reason?: string; mark?: { line: number; column: number } }

function explainYaml(file: string, block: string, error: unknown): Diagnostic {
  // What nests as deeply as this has filled the stack of the parser.
  if (error instanceof TooLarge || error instanceof RangeError)
    return explainSize(file, error)
  const { reason } = error as YamlError
  return {
    code: 'front-matter-syntax',
    severity: 'error',
    message: `The front matter is not valid YAML: ${reason ?? String(error)}.`,
    hint: 'quote values that hold `: `, `#` or quotes, and indent with spaces.',
    place: { type: 'position', file, ...locateYaml(block, error) },
  }
}

function explainSize(file: string, error: Error): Diagnostic {
  const reason =
    error instanceof TooLarge
      ? error.message
      : 'its lists and maps are nested too deep'
  return {
    code: 'front-matter-syntax',
    severity: 'error',
    message: `The front matter is too large: ${reason}.`,
    hint: 'keep data in files of their own; an alias (`*name`) repeats all that it names.',
    place: { type: 'position', file, line: 1, column: 1 },
  }
}

/** gray-matter's parser often stops a line after the mistake: `yaml` knows where it stands. */
function locateYaml(block: string, error: unknown) {
  const lineCounter = new LineCounter()
  const yaml = block.replace(/---[ \t]*$/, '')
  const [first] = parseDocument(yaml, {
    lineCounter,
    prettyErrors: false,
  }).errors
  if (first) {
    const { line, col } = lineCounter.linePos(first.pos[0])
    return { line, column: col }
  }
  // The parser counts from 0, the line of the opening fence.
  const { mark } = error as YamlError
  return { line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 }
}

function refuseLanguage(file: string, language: string): Diagnostic {
  return {
    code: 'front-matter-language',
    severity: 'error',
    message: `Front matter in \`${language}\` is not read: front matter is data, in YAML.`,
    hint: `write it in YAML, and \`---\` alone on the first line.`,
    place: { type: 'position', file, line: 1, column: 4 },
  }
}

function keyLines(block: string): Record<string, number> {
  const lines: Record<string, number> = {}
  block.split('\n').forEach((line, index) => {
    const key = /^(?:"([^"]+)"|'([^']+)'|([^\s#:"'-][^:#]*?))\s*:(?:\s|$)/.exec(
      line,
    )
    const name = key?.[1] ?? key?.[2] ?? key?.[3]
    if (name !== undefined) lines[name] ??= index + 1
  })
  return lines
}
