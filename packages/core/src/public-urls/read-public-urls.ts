import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../parse/source-file.ts'
import { decodePath } from '../shared/href.ts'
import type { RoutePath } from '../shared/route-path.ts'

/** A word of the list, with its place: lines and columns count from 1. */
export type Recorded = {
  readonly line: number
  readonly column: number
  readonly endColumn: number
}

export type RecordedAnchor = Recorded & { readonly id: string }

export type RecordedPage = Recorded & {
  readonly path: RoutePath
  readonly anchors: readonly RecordedAnchor[]
  /** Lines that people wrote above it. */
  readonly comments: readonly string[]
}

export type PublicUrls = {
  readonly pages: readonly RecordedPage[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Reads the list of public addresses: a page's path on a line of its own, its anchors indented
 * below it as `#id`. A line that begins with `#` is a comment, and belongs to the page below.
 */
export function readPublicUrls({ filePath, text }: SourceFile): PublicUrls {
  const pages: (RecordedPage & { readonly anchors: RecordedAnchor[] })[] = []
  const diagnostics: Diagnostic[] = []
  let comments: string[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const word = line.trim()
    const column = line.length - line.trimStart().length + 1
    const place = { line: index + 1, column, endColumn: column + word.length }
    if (word === '') continue
    if (line.startsWith('#')) {
      comments.push(line)
    } else if (line.startsWith('/')) {
      const path = decodePath(word) as RoutePath
      pages.push({ path, ...place, anchors: [], comments })
      comments = []
    } else if (/^\s+#\S+$/.test(line.trimEnd()) && pages.length > 0) {
      pages.at(-1)?.anchors.push({ id: decodePath(word.slice(1)), ...place })
    } else {
      diagnostics.push(unreadable(filePath, word, place))
    }
  }
  return { pages, diagnostics }
}

function unreadable(file: string, word: string, place: Recorded): Diagnostic {
  return {
    code: 'public-urls-invalid',
    severity: 'error',
    message: `\`${word}\` is neither the address of a page nor an anchor of one.`,
    hint: 'write an address as `/guide` at the beginning of a line, and below it its anchors, indented, as `#install`.',
    place: { type: 'position', file, ...place },
  }
}
