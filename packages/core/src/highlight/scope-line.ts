import type { StateStack } from '@shikijs/vscode-textmate'
import type { HighlighterGeneric } from '@shikijs/types'

/** A run of code with the grammar's names for what it is, outermost first. */
export type ScopeToken = {
  readonly text: string
  readonly scopes: readonly string[]
}

type Grammar = ReturnType<HighlighterGeneric<never, never>['getLanguage']>

/** Longer lines are shown plain: a fixed limit, so that the result never depends on load. */
const maxLineLength = 20_000

/** Tokenises code to scopes, line by line, in one pass that serves every colour theme. */
export function scopeLines(code: string, grammar: Grammar): ScopeToken[][] {
  let state: StateStack | null = null
  return code.split(/\r?\n/).map((line) => {
    if (line.length > maxLineLength) return [{ text: line, scopes: [] }]
    // No time limit: what a page looks like must not depend on how busy the machine is.
    const result = grammar.tokenizeLine(line, state as never, 0)
    state = result.ruleStack as never
    return result.tokens.map(({ startIndex, endIndex, scopes }) => ({
      text: line.slice(startIndex, endIndex),
      scopes,
    }))
  })
}
