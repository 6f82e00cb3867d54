import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { findMdxLines, mdxSyntax } from '../markdown/detect-format.ts'

/** An expression; the ids of headings and comments are none. */
const expression = /(?<!\\)\{(?!#|\/\*)/

/** Each line of a file that would be code if its path were allowed to hold any. */
export function reportForbiddenMdx(file: string, body: string): Diagnostic[] {
  const isMdxFile = file.endsWith('.mdx')
  const patterns = isMdxFile ? [...mdxSyntax, expression] : mdxSyntax
  return findMdxLines(body, patterns).map((line) => ({
    code: 'mdx-forbidden',
    severity: 'error',
    message:
      'This line is MDX, which the config forbids in this file; it is shown as text.',
    hint: 'write it in Markdown, or take the path out of `markdown.mdx.forbid`.',
    place: { type: 'position', file, line, column: 1 },
  }))
}
