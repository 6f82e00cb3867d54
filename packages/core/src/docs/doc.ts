import type { z } from 'zod'
import type { Visibility } from '../frontmatter/visibility.ts'
import type { Tag } from '../tags/tag.ts'
import type { docFields } from './doc-fields.ts'

export type DocFrontMatter = {
  readonly [Key in keyof typeof docFields]?: z.output<(typeof docFields)[Key]>
}

/** A page of a doc set, before it has an address. */
export type Doc = Visibility & {
  readonly id: string
  readonly filePath: string
  /** Relative to the doc set's folder; `/`-separated, prefixes kept. */
  readonly path: string
  /** Address below the version's root. */
  readonly slug: string
  readonly title: string
  readonly description: string | undefined
  readonly frontMatter: DocFrontMatter
  readonly tags: readonly Tag[]
}
