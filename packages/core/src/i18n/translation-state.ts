/** How a translation stands to its source. */
export type TranslationState =
  | { readonly type: 'current' }
  /** Nobody has said of which state of the source this is a translation. */
  | { readonly type: 'unrecorded' }
  | { readonly type: 'stale'; readonly sections: readonly ChangedSection[] }

/** A part of the source that has changed since it was translated. */
export type ChangedSection = {
  readonly change: 'added' | 'changed' | 'removed'
  /** Heading id; undefined for what stands before the first heading, and for the front matter. */
  readonly id: string | undefined
  /** As a person reads it: the heading's text. */
  readonly title: string
}
