/** An account of an author elsewhere. */
export type Social = {
  /** As the authors file names it: `github`. */
  readonly service: string
  readonly url: string
}

export type Author = {
  /** Absent for an author who is written out in a post. */
  readonly key: string | undefined
  readonly name: string
  readonly title: string | undefined
  readonly description: string | undefined
  readonly url: string | undefined
  readonly email: string | undefined
  readonly socials: readonly Social[]
  /** As it is written, and the file in which it is. */
  readonly image: AuthorImage | undefined
  /** Below the blog's authors path, leading slash; absent where the author has no page. */
  readonly permalink: string | undefined
}

export type AuthorImage = { readonly url: string; readonly filePath: string }
