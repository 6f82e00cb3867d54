import type { RoutePath } from '../shared/route-path.ts'

/** What an address in content means. */
export type ResolvedLink =
  | {
      readonly type: 'route'
      /** As its author wrote it, a trailing slash kept; `baseUrl` not yet in it. */
      readonly permalink: RoutePath
      /** Query and hash, as written. */
      readonly suffix: string
    }
  /** A page of the language that the address names. */
  | {
      readonly type: 'locale'
      readonly locale: string
      /** Of the language. */
      readonly baseUrl: string
      /** Within the language, as its author wrote it. */
      readonly permalink: RoutePath
      readonly suffix: string
    }
  /** A file beside the content, published under a name of its own. */
  | {
      readonly type: 'asset'
      readonly filePath: string
      readonly suffix: string
    }
  /** A file of a static folder: `/img/x.png`. */
  | { readonly type: 'static'; readonly path: string; readonly suffix: string }
  /** A file that each language has for itself: a feed. */
  | { readonly type: 'own'; readonly path: string; readonly suffix: string }
  | { readonly type: 'hash'; readonly hash: string }
  | { readonly type: 'external'; readonly url: string }
  /** Leads nowhere, and is kept as it is written. */
  | { readonly type: 'broken'; readonly url: string }
