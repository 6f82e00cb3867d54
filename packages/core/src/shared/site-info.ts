import type { Json } from './json.ts'

export type ColorModeModel = {
  readonly defaultMode: 'light' | 'dark'
  readonly isSwitchable: boolean
  readonly followsSystem: boolean
}

/** What components in a page's content may know of their site. */
export type SiteInfo = {
  readonly title: string
  readonly tagline: string
  /** Origin, without a slash at its end. */
  readonly url: string
  /** Base path of the page's locale. */
  readonly baseUrl: string
  /** Base path of the whole site: that of static files, which all locales share. */
  readonly siteBaseUrl: string
  readonly favicon?: string
  readonly trailingSlash?: boolean
  readonly locale: string
  readonly defaultLocale: string
  readonly locales: readonly string[]
  /** Texts of the site's own components, by id or as they are written; absent without any. */
  readonly translations?: Readonly<Record<string, string>>
  /** What the config says for the site's own components; absent without any. */
  readonly customFields?: Readonly<Record<string, Json>>
  readonly docSets?: readonly DocSetInfo[]
  readonly colorMode: ColorModeModel
}

/** A doc set and its versions, newest first. */
export type DocSetInfo = {
  readonly id: string
  readonly versions: readonly {
    readonly name: string
    readonly label: string
    readonly isLast: boolean
    /** Address of its pages, with `baseUrl`. */
    readonly path: string
    /** Where a reader of the version begins, if it has docs. */
    readonly mainDocId?: string
    readonly mainDocPath?: string
  }[]
}
