import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Banner } from '../shared/page-parts.ts'

/** Who may see a page. */
export type Visibility = {
  /** It has no page. */
  readonly isDraft: boolean
  /** It has a page that no list, feed or search engine shows. */
  readonly isUnlisted: boolean
  /** What the page says of itself. */
  readonly banners: readonly Banner[]
}

type VisibilityFields = {
  readonly draft?: boolean | undefined
  readonly unlisted?: boolean | undefined
}

/**
 * Who may see a page, by its front matter.
 *
 * While a site is written everybody sees everything, drafts and unlisted pages with a banner.
 *
 * @see facts: draft and unlisted, of Docusaurus classic 3.10
 */
export function visibilityOf(
  { draft = false, unlisted = false }: VisibilityFields,
  showsDrafts: boolean,
): Visibility {
  const banner = draft ? 'draft' : unlisted ? 'unlisted' : undefined
  return {
    isDraft: draft && !showsDrafts,
    isUnlisted: unlisted && !draft && !showsDrafts,
    banners: banner ? [banner] : [],
  }
}

/** A page that says that it is both. */
export function checkVisibility(
  { draft, unlisted }: VisibilityFields,
  file: string,
): Diagnostic[] {
  if (!draft || !unlisted) return []
  return [
    {
      code: 'front-matter-invalid-value',
      severity: 'error',
      message: 'A page is either a draft or unlisted, and this one says both.',
      hint: 'keep `draft` to leave the page out of a build, or `unlisted` to keep it out of lists.',
      place: { type: 'frontMatter', file, key: 'unlisted' },
    },
  ]
}
