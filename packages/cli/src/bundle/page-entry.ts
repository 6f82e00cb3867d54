import { join } from 'node:path'
import type { Site } from '@gwdocs/core'

/** The sites of all locales, by name; the code of a page may differ between them. */
export type Sites = ReadonlyMap<string, Site>

/** A page with code of its own, in one locale. */
export type PageEntry = {
  readonly locale: string
  readonly filePath: string
}

const mark = '?gwdocs-locale='

/**
 * What the bundler is given for a page: a path, and behind it the locale whose text is meant.
 * A React page is the same in every locale that has no file of its own for it.
 */
export function entryPoint(
  { locale, filePath }: PageEntry,
  siteDir: string,
  sites: Sites,
): string {
  if (/\.mdx?$/.test(filePath))
    return join(siteDir, filePath) + localeSuffix(locale)
  const origin = sites.get(locale)?.origins.get(filePath)
  return join(siteDir, origin ?? filePath)
}

export function localeSuffix(locale: string): string {
  return `${mark}${locale}`
}

/** Path and locale of what `entryPoint` made; undefined for any other path. */
export function readEntryPoint(
  entry: string,
): { readonly path: string; readonly locale: string } | undefined {
  const at = entry.lastIndexOf(mark)
  return at === -1
    ? undefined
    : { path: entry.slice(0, at), locale: entry.slice(at + mark.length) }
}

/** Entries of a bundle under names that do not depend on where the site lies. */
export function numberEntries(
  entries: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    [...new Set(entries)].map((entry, index) => [`page-${index}`, entry]),
  )
}

/** The number in the name of an output that `numberEntries` named. */
export function numberOf(output: string): string | undefined {
  return /(?:^|[/\\])(page-\d+)-[^/\\]*$/.exec(output)?.[1]
}
