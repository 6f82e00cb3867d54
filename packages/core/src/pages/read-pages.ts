import type { PagesConfig } from '../config/content-schema.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { commonFields } from '../frontmatter/fields.ts'
import { readFrontMatter } from '../frontmatter/read-front-matter.ts'
import type { FileSummary } from '../parse/parsed-file.ts'
import type { StandalonePage } from './page.ts'

export type PagesResult = {
  readonly pages: readonly StandalonePage[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Stand-alone pages: Markdown and MDX files, and React modules by their paths. */
export function readPages(
  files: readonly FileSummary[],
  modules: readonly string[],
  config: PagesConfig,
): PagesResult {
  const results = files.map((file) => readPage(file, config))
  return {
    pages: [
      ...results.flatMap(({ page }) => page ?? []),
      ...modules.map((filePath) => modulePage(filePath, config)),
    ],
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  }
}

function readPage(file: FileSummary, config: PagesConfig) {
  const { fields, diagnostics } = readFrontMatter(file, commonFields)
  if (fields.draft) return { page: undefined, diagnostics }
  const page: StandalonePage = {
    filePath: file.filePath,
    slug:
      fields.slug === undefined
        ? toSlug(file.filePath, config)
        : withSlash(fields.slug),
    isModule: false,
    title: fields.title ?? file.contentTitle,
    description: fields.description ?? file.excerpt,
    isUnlisted: fields.unlisted ?? false,
    hidesToc: fields.hide_table_of_contents ?? false,
  }
  return { page, diagnostics }
}

function modulePage(filePath: string, config: PagesConfig): StandalonePage {
  return {
    filePath,
    slug: toSlug(filePath, config),
    isModule: true,
    title: undefined,
    description: undefined,
    isUnlisted: false,
    hidesToc: true,
  }
}

function toSlug(filePath: string, { path }: PagesConfig): string {
  const bare = filePath
    .slice(path.length + 1)
    .replace(/\.(?:mdx?|tsx|jsx|ts|js)$/, '')
  return withSlash(bare.normalize('NFC').replace(/(^|\/)index$/, '$1'))
}

function withSlash(slug: string): string {
  return `/${slug.replace(/^\/+/, '')}`
}
