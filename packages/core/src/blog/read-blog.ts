import type { BlogConfig } from '../config/content-schema.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { readFrontMatter } from '../frontmatter/read-front-matter.ts'
import type { SiteHistory } from '../history/site-history.ts'
import type { FileSummary } from '../parse/parsed-file.ts'
import type { SourceFile } from '../parse/source-file.ts'
import { groupByTag } from '../tags/group-by-tag.ts'
import type { TagsFile } from '../tags/read-tags-file.ts'
import { resolveTags } from '../tags/resolve-tags.ts'
import { type AuthorsFile, readAuthorsFile, resolveAuthors } from './authors.ts'
import type { Blog, Post } from './blog.ts'
import { postFields } from './post-fields.ts'
import { type PostPath, readPostPath } from './post-path.ts'
import { readingMinutes } from './reading-time.ts'

export type BlogFiles = {
  readonly config: BlogConfig
  readonly files: readonly FileSummary[]
  /** A post that has a date from nowhere else has that of its first commit. */
  readonly history: SiteHistory
  readonly authorsFile: SourceFile | undefined
  readonly tagsFile: TagsFile
}

export type BlogResult = {
  readonly blog: Blog
  readonly diagnostics: readonly Diagnostic[]
}

/** A blog from its files: posts in order, their authors and tags. */
export function readBlog({
  config,
  files,
  history,
  authorsFile,
  tagsFile: tags,
}: BlogFiles): BlogResult {
  const authors = readAuthorsFile(authorsFile)
  const results = files.map((file) =>
    readPost(file, { config, history, authors, tags }),
  )
  const posts = results.flatMap(({ post }) => post ?? []).sort(newestFirst)
  const diagnostics = [
    ...authors.diagnostics,
    ...tags.diagnostics,
    ...results.flatMap((result) => result.diagnostics),
  ]
  const blog = {
    config,
    posts,
    tags: groupByTag(posts)
      .filter(({ isUnlisted }) => !isUnlisted)
      .map(({ tag }) => tag),
    authors: [...authors.byKey.values()],
  }
  return { blog, diagnostics }
}

type PostContext = {
  readonly config: BlogConfig
  readonly history: SiteHistory
  readonly authors: AuthorsFile
  readonly tags: TagsFile
}

type PostResult = {
  readonly post: Post | undefined
  readonly diagnostics: readonly Diagnostic[]
}

function readPost(file: FileSummary, context: PostContext): PostResult {
  const { fields, diagnostics } = readFrontMatter(file, postFields)
  if (fields.draft) return { post: undefined, diagnostics }
  const path = file.filePath.slice(context.config.path.length + 1)
  const fromPath = readPostPath(path)
  const created = context.history.get(file.filePath)?.created
  const { date, diagnostics: inDate } = readDate(file, fields.date, {
    ...fromPath,
    created,
  })
  const tags = resolveTags({
    fields: fields.tags,
    file: file.filePath,
    tagsFile: context.tags,
    onInline: context.config.onInlineTags,
  })
  const authors = resolveAuthors(fields, file.filePath, context.authors)
  const found = [
    ...diagnostics,
    ...tags.diagnostics,
    ...authors.diagnostics,
    ...inDate,
  ]
  if (date === undefined) return { post: undefined, diagnostics: found }
  const post: Post = {
    filePath: file.filePath,
    slug:
      fields.slug === undefined
        ? fromPath.slug
        : `/${fields.slug.replace(/^\/+/, '')}`,
    title: fields.title ?? file.contentTitle ?? path.replace(/\.mdx?$/, ''),
    description: fields.description ?? file.excerpt,
    date,
    tags: tags.tags,
    authors: authors.authors,
    isUnlisted: fields.unlisted ?? false,
    sidebarLabel: fields.sidebar_label,
    readingMinutes: readingMinutes(file.wordCount),
    hidesTitle: fields.hide_title ?? false,
    hidesToc: fields.hide_table_of_contents ?? false,
  }
  return { post, diagnostics: found }
}

type PostDate = {
  readonly date: string | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** The front matter's date, else that of the name, else that of the first commit. */
function readDate(
  file: FileSummary,
  own: string | undefined,
  fromPath: PostPath & { readonly created: string | undefined },
): PostDate {
  if (own !== undefined) return { date: own, diagnostics: [] }
  // A date that does not fit is reported with the other fields.
  if (file.frontMatter['date'] !== undefined)
    return { date: undefined, diagnostics: [] }
  if (fromPath.date === undefined && fromPath.created !== undefined)
    return { date: fromPath.created, diagnostics: [] }
  if (fromPath.date === undefined)
    return { date: undefined, diagnostics: [missingDate(file)] }
  return isInCalendar(fromPath.date)
    ? { date: fromPath.date, diagnostics: [] }
    : { date: undefined, diagnostics: [badDate(file, fromPath.date)] }
}

/** `2026-02-31` is read as the 3rd of March: only a date that stays what it is counts. */
function isInCalendar(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return (
    !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${date}T`)
  )
}

function badDate({ filePath }: FileSummary, date: string): Diagnostic {
  return {
    code: 'date-invalid',
    severity: 'error',
    message: `The post's name says \`${date}\`, and there is no such day.`,
    hint: 'rename the file, or add `date: 2026-01-31` to the front matter.',
    place: { type: 'file', file: filePath },
  }
}

function missingDate({ filePath }: FileSummary): Diagnostic {
  return {
    code: 'date-missing',
    severity: 'error',
    message:
      'The post has no date, neither in its name nor in its front matter.',
    hint: 'add `date: 2026-01-31` to the front matter, or put the date in front of the file name.',
    place: { type: 'file', file: filePath },
  }
}

function newestFirst(a: Post, b: Post): number {
  return Date.parse(b.date) - Date.parse(a.date)
}
