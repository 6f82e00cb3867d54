import { z } from 'zod'

/** What a function that makes edit links is told of a page. */
export type EditedPage = {
  /** The file, relative to the site: `docs/guide/intro.md`. */
  readonly filePath: string
  /** Address of the page, without `baseUrl`. */
  readonly permalink: string
  readonly locale: string
  /** Name of the version, for a doc. */
  readonly version?: string
}

/** Where a page is edited; undefined for nowhere. */
export type CreateEditUrl = (page: EditedPage) => string | undefined

const editUrl = z.union([
  z.url({ protocol: /^https?$/ }),
  z
    .custom<CreateEditUrl>((value) => typeof value === 'function')
    .describe('a function'),
])

/** What stands at the foot of a page: where it is edited, and when it was. */
export const footOptions = {
  /**
   * Where pages are edited: an address before the file's path relative to the site, such as
   * `https://github.com/me/it/edit/main/`, or a function. `custom_edit_url` of a page goes first.
   */
  editUrl: editUrl.optional(),
  /** Edit links of translated pages lead to the translation rather than to its source. */
  editLocalizedFiles: z.boolean().default(false),
  /** Show when a page was last changed: `last_update.date`, else the date of its last commit. */
  showLastUpdateTime: z.boolean().default(false),
  /** Show who changed a page last: `last_update.author`, else the author of its last commit. */
  showLastUpdateAuthor: z.boolean().default(false),
}
