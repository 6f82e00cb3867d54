import type { Element } from 'hast'
import { firstLineNumber } from '../../shared/line-numbers.ts'

export type CodeParts = {
  readonly language: string | undefined
  /** All that stands behind the language on the fence. */
  readonly meta: string | undefined
  readonly code: string
  /** The file whose text it is, as written, where the page imports that. */
  readonly importedFrom?: string | undefined
  readonly position?: Element['position']
}

/** The `gw-code` element of a block of code; the colours come when the page is rendered. */
export function codeElement({
  language,
  meta,
  code,
  importedFrom,
  position,
}: CodeParts): Element {
  const first = firstLineNumber(meta)
  return {
    type: 'element',
    tagName: 'gw-code',
    properties: {
      language,
      meta,
      code,
      ...(importedFrom !== undefined && { importedFrom }),
      // Becomes a class, as every style of the content does: a counter can start nowhere else.
      ...(first !== undefined &&
        first !== 1 && { style: `counter-reset: gw-line ${first - 1}` }),
    },
    children: [],
    ...(position && { position }),
  }
}
