import type { Messages } from '../shared/messages.ts'
import type { BlogConfig, DocsConfig, PagesConfig } from './content-schema.ts'
import type { ParsedConfig } from './schema.ts'

/** A checked configuration with every default filled in; deeply frozen. */
export type ResolvedConfig = Omit<
  ParsedConfig,
  'docs' | 'blog' | 'pages' | 'messages'
> & {
  /** The file that the user wrote, relative to the site: where diagnostics point. */
  readonly configFile: string
  readonly docs: readonly DocsConfig[]
  readonly blogs: readonly BlogConfig[]
  readonly pages: PagesConfig | undefined
  readonly messages: Messages
}
