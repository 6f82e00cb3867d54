/** How a translation stands to its source. */
export type TranslationState =
  | { readonly type: 'current' }
  /** Nobody has said of which state of the source this is a translation. */
  | { readonly type: 'unrecorded' }
  | { readonly type: 'stale'; readonly sections: readonly ChangedSection[] }

/** A part of the source that has changed since it was translated. */
export type ChangedSection = {
  readonly change: 'added' | 'changed' | 'removed'
  /** As the record names it. */
  readonly key: string
  /** Id of its heading in the source; undefined where it has none, or is gone. */
  readonly id: string | undefined
  /** The heading's text; empty for what has no heading. */
  readonly title: string
}
