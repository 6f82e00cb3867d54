import { z } from 'zod'

/** Code as a page shows it, with its place. */
export type CheckedCode = {
  readonly type: 'block' | 'inline'
  /** As on the fence, lower-cased; undefined where it names none, and in running text. */
  readonly language: string | undefined
  /** What stands behind the language on the fence. */
  readonly meta: string | undefined
  /** The whole of it, hidden lines too. */
  readonly code: string
  /** Of its first character, from 1; all lines of a block begin at this column. */
  readonly line: number
  readonly column: number
  /** It comes from another file: the place is that of the fence. */
  readonly isIncluded: boolean
}

/** A content file of any language and version, as a check of the site sees it. */
export type CheckedPage = {
  /** Relative to the site. */
  readonly filePath: string
  readonly text: string
  /** In the order of the page. */
  readonly code: readonly CheckedCode[]
}

export type CheckedSite = {
  /** Absolute. */
  readonly siteDir: string
  readonly pages: readonly CheckedPage[]
  /** `gwdocs check --update`: what the check keeps and compares with may be written anew. */
  readonly isUpdating: boolean
}

/** A mistake that a check of the site has found. Lines and columns count from 1. */
export type CheckFinding = {
  /** Relative to the site. */
  readonly file: string
  readonly line?: number
  readonly column?: number
  readonly endColumn?: number
  readonly severity?: 'error' | 'warning'
  /** What is wrong and why. */
  readonly message: string
  /** How to mend it. */
  readonly hint: string
}

export type CheckResult = {
  readonly findings: readonly CheckFinding[]
  /** For the summary: what was looked at, and how much of it. */
  readonly figures?: Readonly<Record<string, number | string>>
}

/** What a site has checked besides what every site has. */
export type SiteCheck = (
  site: CheckedSite,
) => CheckResult | Promise<CheckResult>

const checkSchema = z.strictObject({
  /** As the summary and the findings call it. */
  name: z.string().min(1),
  run: z.custom<SiteCheck>((value) => typeof value === 'function'),
})

/** The site's own checks, which `gwdocs check` runs after its own. */
export const checksSchema = z.array(checkSchema).default([])
