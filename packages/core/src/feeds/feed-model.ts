import type { FeedType } from '../shared/blog-model.ts'

/** All that a feed says, whatever its format; every address is absolute. */
export type FeedModel = {
  readonly title: string
  readonly description: string
  /** The blog. */
  readonly url: string
  /** The feed itself, by format. */
  readonly selfUrls: Readonly<Partial<Record<FeedType, string>>>
  readonly siteTitle: string
  readonly language: string
  readonly copyright: string | undefined
  /** When the newest post was published: a build changes nothing. */
  readonly updated: Date
  /** Newest first. */
  readonly items: readonly FeedItem[]
}

export type FeedItem = {
  readonly title: string
  readonly url: string
  readonly description: string | undefined
  /** HTML; absent where the post's page could not be made. */
  readonly content: string | undefined
  readonly date: Date
  readonly authors: readonly FeedAuthor[]
  readonly tags: readonly string[]
  readonly image: string | undefined
}

export type FeedAuthor = {
  readonly name: string
  readonly email: string | undefined
  readonly url: string | undefined
  readonly image: string | undefined
}
