import type { PagesConfig } from '../config/content-schema.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { commonFields } from '../frontmatter/fields.ts'
import { readFrontMatter } from '../frontmatter/read-front-matter.ts'
import { checkVisibility, visibilityOf } from '../frontmatter/visibility.ts'
import type { FileSummary } from '../parse/parsed-file.ts'
import type { StandalonePage } from './page.ts'

export type PagesResult = {
  readonly pages: readonly StandalonePage[]
  readonly diagnostics: readonly Diagnostic[]
}

export type ReadPages = {
  readonly files: readonly FileSummary[]
  /** Paths of React pages. */
  readonly modules: readonly string[]
  readonly config: PagesConfig
  /** Drafts have pages too, as while they are written. */
  readonly showsDrafts: boolean
}

/** Stand-alone pages: Markdown and MDX files, and React modules by their paths. */
export function readPages({
  files,
  modules,
  config,
  showsDrafts,
}: ReadPages): PagesResult {
  const results = files.map((file) => readPage(file, config, showsDrafts))
  return {
    pages: [
      ...results.flatMap(({ page }) => page ?? []),
      ...modules.map((filePath) => modulePage(filePath, config)),
    ],
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  }
}

function readPage(
  file: FileSummary,
  config: PagesConfig,
  showsDrafts: boolean,
) {
  const { fields, diagnostics: found } = readFrontMatter(file, commonFields)
  const diagnostics = [...found, ...checkVisibility(fields, file.filePath)]
  const { isDraft, ...visibility } = visibilityOf(fields, showsDrafts)
  if (isDraft) return { page: undefined, diagnostics }
  const page: StandalonePage = {
    filePath: file.filePath,
    slug:
      fields.slug === undefined
        ? toSlug(file.filePath, config)
        : withSlash(fields.slug),
    isModule: false,
    title: fields.title ?? file.contentTitle,
    description: fields.description ?? file.excerpt,
    keywords: fields.keywords,
    image: fields.image,
    hidesToc: fields.hide_table_of_contents ?? false,
    tocLevels: {
      min: fields.toc_min_heading_level,
      max: fields.toc_max_heading_level,
    },
    ...visibility,
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
    keywords: undefined,
    image: undefined,
    hidesToc: true,
    tocLevels: {},
    isUnlisted: false,
    banners: [],
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
