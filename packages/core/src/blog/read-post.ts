import type { AuthorsFile } from '../authors/read-authors-file.ts'
import { resolveAuthors } from '../authors/resolve-authors.ts'
import type { BlogConfig } from '../config/blog-schema.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { severityOf } from '../diagnostics/severity-of.ts'
import { readFrontMatter } from '../frontmatter/read-front-matter.ts'
import { checkVisibility, visibilityOf } from '../frontmatter/visibility.ts'
import type { SiteHistory } from '../history/site-history.ts'
import type { FileSummary } from '../parse/parsed-file.ts'
import type { TagsFile } from '../tags/read-tags-file.ts'
import { resolveTags } from '../tags/resolve-tags.ts'
import type { Post } from './blog.ts'
import { readPostDate } from './post-date.ts'
import { postFields } from './post-fields.ts'
import { readPostPath } from './post-path.ts'
import { readingMinutes } from './reading-time.ts'

export type PostContext = {
  readonly config: BlogConfig
  /** Drafts have pages too, as while they are written. */
  readonly showsDrafts: boolean
  readonly history: SiteHistory
  readonly authors: AuthorsFile
  readonly tags: TagsFile
}

export type PostResult = {
  /** Absent for a draft, and where no date can be found. */
  readonly post: Post | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** A post from its file. */
export function readPost(file: FileSummary, context: PostContext): PostResult {
  const { config } = context
  const { fields, diagnostics: inFields } = readFrontMatter(file, postFields)
  const diagnostics = [...inFields, ...checkVisibility(fields, file.filePath)]
  const { isDraft, ...visibility } = visibilityOf(fields, context.showsDrafts)
  if (isDraft) return { post: undefined, diagnostics }
  const path = readPostPath(file.filePath.slice(config.path.length + 1))
  const { created } = context.history.get(file.filePath) ?? {}
  const date = readPostDate(file, fields.date, [path.date, created])
  const tags = resolveTags({
    fields: fields.tags,
    file: file.filePath,
    tagsFile: context.tags,
    onInline: config.onInlineTags,
  })
  const authors = resolveAuthors({
    frontMatter: fields,
    file: file.filePath,
    authorsFile: context.authors,
    onInline: config.onInlineAuthors,
  })
  const found = [
    ...diagnostics,
    ...tags.diagnostics,
    ...authors.diagnostics,
    ...date.diagnostics,
  ]
  if (date.date === undefined) return { post: undefined, diagnostics: found }
  const post: Post = {
    filePath: file.filePath,
    slug:
      fields.slug === undefined
        ? path.slug
        : `/${fields.slug.replace(/^\/+/, '')}`,
    title: fields.title ?? file.contentTitle ?? path.text,
    metaTitle: fields.title_meta,
    description: fields.description ?? file.excerpt,
    keywords: fields.keywords ?? [],
    image: fields.image,
    date: date.date,
    tags: tags.tags,
    authors: authors.authors,
    ...visibility,
    sidebarLabel: fields.sidebar_label,
    readingMinutes: readingTimeOf(file, fields.reading_time, config),
    hidesTitle: fields.hide_title ?? false,
    hidesToc: fields.hide_table_of_contents ?? false,
    tocLevels: {
      min: fields.toc_min_heading_level,
      max: fields.toc_max_heading_level,
    },
  }
  return { post, diagnostics: [...found, ...reportUntruncated(file, config)] }
}

/** What a post says of itself goes before the blog's option. */
function readingTimeOf(
  { wordCount, frontMatter }: FileSummary,
  own: number | false | undefined,
  { showReadingTime, readingTime }: BlogConfig,
): number | undefined {
  if (own === false) return undefined
  if (own !== undefined) return Math.ceil(own)
  if (!showReadingTime) return undefined
  const defaultReadingTime = readingMinutes(wordCount)
  if (!readingTime) return defaultReadingTime
  const counted = readingTime({ wordCount, frontMatter, defaultReadingTime })
  return counted === undefined ? undefined : Math.ceil(counted)
}

/** A post that lists show whole, since nothing says where its summary ends. */
function reportUntruncated(
  { filePath, isTruncated, format }: FileSummary,
  { onUntruncatedPosts }: BlogConfig,
): Diagnostic[] {
  const severity = severityOf(onUntruncatedPosts)
  if (isTruncated || !severity) return []
  const marker = format === 'mdx' ? '{/* truncate */}' : '<!-- truncate -->'
  return [
    {
      code: 'post-untruncated',
      severity,
      message:
        'The post does not say where its summary ends, so lists show all of it.',
      hint: `put \`${marker}\` behind the summary, or set \`onUntruncatedPosts\` of the blog to \`ignore\`.`,
      place: { type: 'file', file: filePath },
    },
  ]
}
