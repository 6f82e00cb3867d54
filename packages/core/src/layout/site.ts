import type { Announcement } from '../announcement/announcement.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { HighlightBlock } from '../content/finish-content.ts'
import type { ImageSize } from '../content/finished-link.ts'
import type { ContentGraph } from '../graph/content-graph.ts'
import type { SiteHistory } from '../history/site-history.ts'
import type { TranslationState } from '../i18n/translation-state.ts'
import type { ResolvedImages } from '../links/resolve-images.ts'
import type { ResolvedLink } from '../links/resolved-link.ts'
import type { ParsedFile } from '../parse/parsed-file.ts'
import type { Redirect } from '../routes/redirect.ts'
import type { RouteTable } from '../routes/route.ts'
import type { ShareImage } from '../shared/head-model.ts'
import type { RoutePath } from '../shared/route-path.ts'

/** Files that the build makes besides pages, by the addresses at which pages name them. */
export type BuiltAssets = {
  readonly styleHrefs: readonly string[]
  readonly clientHref: string
  /** Page file → address of the module that its page hydrates with. */
  readonly islandHrefs: ReadonlyMap<string, string>
  /** Page file → address of the style sheet that its module imports. */
  readonly islandStyles: ReadonlyMap<string, string>
  /** Asset file → its published address. */
  readonly assetHrefs: ReadonlyMap<string, string>
  /** Asset file, or path of a static file with its leading slash → size of the image. */
  readonly imageSizes: ReadonlyMap<string, ImageSize>
  /** Document in which diagrams are drawn; undefined where the site cannot draw any. */
  readonly diagramHref?: string | undefined
  /** Script that sends readers of a moved page or place on; undefined where nothing has moved. */
  readonly redirectScriptHref?: string | undefined
  /** As pages name it; undefined where the site has none. */
  readonly contentSecurityPolicy?: string | undefined
  /** Name of a sidebar → address of its file; absent where its pages hold all of it. */
  readonly sidebarHrefs: ReadonlyMap<string, string>
  readonly buildId: string
}

/** Title and description that a page's module exports as `metadata`. */
export type PageMetadata = {
  readonly title?: string
  readonly description?: string
}

/** A language of the site with its addresses: where the same page stands in it. */
export type SiteLocale = {
  readonly config: ResolvedConfig
  readonly graph: ContentGraph
  readonly routes: RouteTable
}

/** All that page models of one locale are made from. */
export type Site = {
  readonly config: ResolvedConfig
  readonly graph: ContentGraph
  readonly routes: RouteTable
  readonly links: ReadonlyMap<string, readonly ResolvedLink[]>
  readonly redirects: readonly Redirect[]
  /** Images that front matter and authors files name. */
  readonly images: ResolvedImages
  readonly parsed: ReadonlyMap<string, ParsedFile>
  /** Content file → the file that stands for it in this locale; absent where it has none. */
  readonly origins: ReadonlyMap<string, string>
  readonly highlight: HighlightBlock
  readonly history: SiteHistory
  /** Content file → where its page is edited. */
  readonly editUrls: ReadonlyMap<string, string>
  readonly metadata: ReadonlyMap<string, PageMetadata>
  /** `/img/x.png` for every file of the static folders. */
  readonly staticPaths: ReadonlySet<string>
  readonly assets: BuiltAssets
  /** Pictures for sharing, of pages that name no image of their own. */
  readonly cards: ReadonlyMap<RoutePath, ShareImage>
  /** Absent where the site announces nothing. */
  readonly announcement?: Announcement | undefined
  /** Pages can be searched. */
  readonly hasSearch: boolean
  /** Navbar components, by their paths, that cannot be shown: that is reported apart. */
  readonly brokenComponents: ReadonlySet<string>
  /** Files whose content only code can make. */
  readonly moduleFiles: ReadonlySet<string>
  /** All languages of the site, this one among them, in the order of the config. */
  readonly locales: readonly SiteLocale[]
  /** Content file, where the locale has a translation of it → how up to date that is. */
  readonly translations: ReadonlyMap<string, TranslationState>
  /** Content file, where all its code samples are known to pass their check → what with. */
  readonly checkedWith: ReadonlyMap<string, string>
}
