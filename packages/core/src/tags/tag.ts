export type Tag = {
  readonly label: string
  /** Below the tags path of its blog or docs version, leading slash. */
  readonly permalink: string
  readonly description: string | undefined
}

/** What carries tags: a post or a doc. */
export type Tagged = {
  readonly tags: readonly Tag[]
  readonly isUnlisted: boolean
}

/** A tag's permalink as tags files and front matter write it, with its leading slash. */
export function tagPermalink(written: string): string {
  return `/${written.replace(/^\/+/, '')}`
}
