/** A link as a component shows it; `href` is final: it holds `baseUrl`. */
export type LinkModel = {
  readonly label: string
  readonly href: string
}

/** A version of a doc set: choosing it makes it the one that a reader prefers. */
export type VersionChoice = {
  readonly docsId: string
  readonly version: string
}

/** What stands in place of a link or a label for readers who prefer a version. */
export type PreferredVersions = {
  readonly docsId: string
  /** By name of the version; the last one is not among them. */
  readonly links: Readonly<
    Record<string, { readonly label: string; readonly href?: string }>
  >
}
