import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Excess } from './find-excess.ts'

/** A file that is too much for a page: it is left out, and its author is told. */
export function explainExcess(
  file: string,
  { line, reason }: Excess,
): Diagnostic {
  return {
    code: 'content-too-large',
    severity: 'error',
    message: `${reason} A parser would need very long for it, or fail, so the page has no text.`,
    hint: 'divide the page, and publish what a program has written as a static file.',
    place: { type: 'position', file, line, column: 1 },
  }
}

/** A tree whose depth has filled the stack. */
export function tooDeepTree(file: string): Diagnostic {
  const reason = 'The elements of the page are nested too deep.'
  return explainExcess(file, { line: 1, reason })
}

/** A text at which a parser of Markdown has failed. */
export function explainFailure(file: string, reason: string): Diagnostic {
  return {
    code: 'content-not-parsed',
    severity: 'error',
    message: `The parser has failed at this file, so the page has no text: ${reason}.`,
    hint: 'take out one half of the text after the other until the place is found, and write it in another way.',
    place: { type: 'position', file, line: 1, column: 1 },
  }
}
