import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { build, type Diagnostic } from './build.ts'
import { addressOf, readPages } from './file-tree.ts'
import { createSite } from './site-copy.ts'

/** A site as it was built, in memory. */
export type BuiltSite = {
  readonly diagnostics: readonly Diagnostic[]
  /** Addresses of all pages, sorted; a page for other addresses is none. */
  readonly addresses: readonly string[]
  /** The page at an address. */
  readonly page: (address: string) => CheerioAPI
  /** A file of the output; undefined where there is none. */
  readonly file: (path: string) => string | undefined
  readonly remove: () => void
}

/** Builds a site from texts by path. */
export async function buildSite(
  files: Readonly<Record<string, string>>,
): Promise<BuiltSite> {
  const site = createSite(files)
  const { summary } = await build(site.dir)
  const outDir = join(site.dir, 'build')
  const entries = [...readPages(outDir)].map(
    ([path, html]) => [addressOf(path), html] as const,
  )
  const pages = new Map(entries)
  return {
    diagnostics: summary.diagnostics,
    addresses: [...pages.keys()]
      .filter((each) => !each.endsWith('/404'))
      .sort(),
    page: (address) => {
      const html = pages.get(address)
      if (html === undefined) throw new Error(`There is no page ${address}.`)
      return load(html)
    },
    file: (path) => {
      const file = join(outDir, path)
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined
    },
    remove: site.remove,
  }
}

/** Texts of the elements that a selector finds. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((each) => $(each).text().trim())
}
