import type { MarkdownFormat, SourceFile } from '../parse/source-file.ts'
import { findDestinations } from './find-destinations.ts'
import { type Mend, mendDestination } from './mend-destination.ts'

/** An address that was written anew. */
export type AddressEdit = {
  /** In the old text, from 1. */
  readonly line: number
  readonly column: number
  readonly from: string
  readonly to: string
}

export type MendFile = {
  /** Named by its path in the content, before the move. */
  readonly source: SourceFile
  readonly format: MarkdownFormat
  /** The same path after it. */
  readonly to: string
}

/** A text whose addresses mean after a move what they meant before; all else keeps its bytes. */
export function mendFile(
  { source, format, to }: MendFile,
  mend: Mend,
): { readonly text: string; readonly edits: readonly AddressEdit[] } {
  const file = { from: source.filePath, to }
  const edits: AddressEdit[] = []
  let text = ''
  let end = 0
  for (const each of findDestinations(source, format)) {
    const address = mendDestination(each, file, mend)
    if (address === undefined) continue
    edits.push({
      ...positionOf(source.text, each.start),
      from: source.text.slice(each.start, each.end),
      to: address,
    })
    text += source.text.slice(end, each.start) + address
    end = each.end
  }
  return { text: text + source.text.slice(end), edits }
}

function positionOf(text: string, offset: number) {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
