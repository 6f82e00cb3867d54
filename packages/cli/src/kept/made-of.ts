import type { Diagnostic } from '@gwdocs/core'
import type { MadeOfFiles } from './kept.ts'

type Loaded = {
  /** Absolute paths. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** What was loaded from the site's own modules; what failed is loaded again at each build. */
export function madeOf<Value extends Loaded>(value: Value): MadeOfFiles<Value> {
  const { inputs: files, diagnostics } = value
  return { value, files, mayKeep: diagnostics.length === 0 }
}
