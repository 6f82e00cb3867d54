import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'

/**
 * The first line of text, as plain text: what describes a page that has no description.
 *
 * In:  a file's text without its front matter.
 * Out: undefined where there is no line but imports, code, the title and marks.
 *
 * @see facts, section 1, “description”
 */
export function excerptOf(body: string): string | undefined {
  const lines = withoutCode(withoutComments(body).split(/\r?\n/))
  return withoutTitle(lines)
    .map((line) => plainText(line))
    .find((text) => text !== '')
}

function withoutComments(body: string): string {
  return body.replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, '')
}

/** Fenced code, and imports and exports up to the next empty line. */
function withoutCode(lines: readonly string[]): string[] {
  let fence: string | undefined
  let isModule = false
  return lines.filter((line) => {
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== undefined) {
      if (marker?.startsWith(fence)) fence = undefined
      return false
    }
    fence = marker
    isModule =
      line.trim() !== '' && (isModule || /^(?:import|export)\s/.test(line))
    return marker === undefined && !isModule
  })
}

/** A title is the first line: `# …`, or underlined. */
function withoutTitle(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '')
  if (/^#\s/.test(lines[first] ?? '')) return lines.slice(first + 1)
  return /^=+\s*$/.test(lines[first + 1] ?? '') ? lines.slice(first + 2) : lines
}

/** One line of Markdown without its marks. */
function plainText(line: string): string {
  return marks
    .reduce((text, [mark, kept]) => text.replace(mark, kept), line.trim())
    .trim()
}

const marks: readonly (readonly [RegExp, string])[] = [
  // HTML, admonitions, headings with their ids, quotes.
  [/<[^>]*>/g, ''],
  [/^:{3,}.*$/, ''],
  [/^#{1,6}\s+/, ''],
  [/(?<!\s)\s*\\?\{#[^}]*\}\s*$/, ''],
  [/^(?:>\s?)+/, ''],
  // What is shown as something else: alerts of GitHub, included code.
  [/^\[!(?:note|tip|important|warning|caution)\]$/i, ''],
  [/^<<<\s.*$/, ''],
  // Footnotes, images and links become their texts.
  [/\[\^[^\]]*\]:?/g, ''],
  [/!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])?/g, '$1'],
  [/\[([^\]]+)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1'],
  [/`+([^`]+)`+/g, '$1'],
  // Emphasis, then the names of emoji.
  [/(\*{1,3}|~~)(\S(?:.*?\S)?)\1/g, '$2'],
  [/(?<![\p{L}\p{N}_])(_{1,3})(\S(?:.*?\S)?)\1(?![\p{L}\p{N}_])/gu, '$2'],
  [/(?<!\S):[a-z0-9_+-]+:(?!\S)/g, ''],
]

/**
 * Counts what a reader reads: each Chinese character is a word, as is each run of letters
 * and digits of other scripts. Code does not count.
 */
export function countWords(tree: Root): { han: number; words: number } {
  const text = toString(tree)
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text
    .match(/[\p{L}\p{N}]+/gu)
    ?.flatMap((run) => run.split(/\p{Script=Han}+/u))
  return { han, words: words?.filter((word) => word !== '').length ?? 0 }
}
