import type { Locale } from '../i18n/locale.ts'
import type { Messages } from '../shared/messages.ts'
import type { BlogConfig } from './blog-schema.ts'
import type { DocsConfig, PagesConfig } from './content-schema.ts'
import type { KeptRedirect } from '../routes/read-redirects.ts'
import type { ParsedConfig } from './schema.ts'

/** A checked configuration with every default filled in; deeply frozen. */
export type ResolvedConfig = Omit<
  ParsedConfig,
  'docs' | 'blog' | 'pages' | 'messages' | 'i18n'
> & {
  /** The file that the user wrote, relative to the site: where diagnostics point. */
  readonly configFile: string
  /** What `redirects.yml` says beside the config; empty where there is no such file. */
  readonly redirectsFile: {
    readonly file: string
    readonly redirects: readonly KeptRedirect[]
  }
  readonly docs: readonly DocsConfig[]
  readonly blogs: readonly BlogConfig[]
  readonly pages: PagesConfig | undefined
  readonly messages: Messages
  readonly i18n: {
    /** Name of the locale in which the content is written. */
    readonly defaultLocale: string
    /** In the order of the config. */
    readonly locales: readonly Locale[]
    /** By name of the locale: the config's own replacements for messages. */
    readonly messages: Readonly<
      Record<string, Readonly<Record<string, string>>>
    >
  }
  /** Drafts and unlisted pages are shown like all others, with a banner: while a site is written. */
  readonly showsDrafts: boolean
  /** The locale for which this config speaks; the default one until it is localised. */
  readonly locale: Locale
  /** The locale's base path. */
  readonly baseUrl: string
  /** Texts of the site's own components in the locale's language, by id or as they are written. */
  readonly translations: Readonly<Record<string, string>>
  /** The base path of the whole site: where files lie that all locales share. */
  readonly siteBaseUrl: string
}
