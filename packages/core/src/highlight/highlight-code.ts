import type { Highlighter } from './create-highlighter.ts'
import { type ScopeToken, scopeLines } from './scope-line.ts'
import { type TokenClass, toTokenClass } from './token-class.ts'

export type CodeToHighlight = {
  readonly code: string
  /** Undefined or unknown: plain text. */
  readonly language: string | undefined
  /** Line, from 1 → names of its marks. */
  readonly marks: ReadonlyMap<number, readonly string[]>
}

export type HighlightedCode = {
  /** Lines of spans, separated by line breaks; safe to print as it is. */
  readonly html: string
  /** The classes that occur in `html`. */
  readonly classes: readonly TokenClass[]
}

/**
 * Colours one block of code.
 *
 * A pure function of the code, its language and the highlighter's two themes. A language
 * without a grammar gives plain text.
 */
export function highlightCode(
  { code, language, marks }: CodeToHighlight,
  highlighter: Highlighter,
): HighlightedCode {
  const grammar =
    language === undefined ? undefined : highlighter.grammarFor(language)
  const lines = grammar
    ? scopeLines(code, grammar)
    : code.split(/\r?\n/).map((text): ScopeToken[] => [{ text, scopes: [] }])
  const classes = new Map<string, TokenClass>()
  const html = lines
    .map((line, index) => {
      const names = [
        'gw-line',
        ...(marks.get(index + 1) ?? []).map((mark) => `gw-line-${mark}`),
      ]
      return `<span class="${names.join(' ')}">${lineToHtml(line, highlighter, classes)}</span>`
    })
    .join('\n')
  return { html, classes: [...classes.values()] }
}

function lineToHtml(
  tokens: readonly ScopeToken[],
  { light, dark }: Highlighter,
  classes: Map<string, TokenClass>,
): string {
  const runs: { name: string | undefined; text: string }[] = []
  for (const { text, scopes } of tokens) {
    const found = /^\s*$/.test(text)
      ? undefined
      : toTokenClass(light(scopes), dark(scopes))
    if (found) classes.set(found.name, found)
    const last = runs.at(-1)
    // Neighbours of one look are one span.
    if (last && last.name === found?.name) last.text += text
    else runs.push({ name: found?.name, text })
  }
  const spans = runs.map(({ name, text }) =>
    name === undefined
      ? escapeHtml(text)
      : `<span class="${name}">${escapeHtml(text)}</span>`,
  )
  return spans.join('')
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
