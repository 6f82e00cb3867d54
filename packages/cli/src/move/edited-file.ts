import type { AddressEdit, SourceFile } from '@gwdocs/core'

/** A file whose text a move changes, by its path before the move. */
export type EditedFile = SourceFile & { readonly edits: readonly AddressEdit[] }
