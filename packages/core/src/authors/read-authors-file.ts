import { z } from 'zod'
import { readDataFile } from '../data/data-file.ts'
import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../parse/source-file.ts'
import { kebabCase } from '../tags/kebab-case.ts'
import type { Author } from './author.ts'
import { authorFields } from './author-fields.ts'
import { reportDuplicatePages } from './report-duplicate-pages.ts'
import { readSocials } from './read-socials.ts'

const ownFields = {
  ...authorFields,
  page: z
    .union([z.boolean(), z.strictObject({ permalink: z.string().min(1) })])
    .optional(),
}

const authorSchema = z
  .looseObject(ownFields)
  .refine(
    ({ name, image_url, imageURL }) =>
      name !== undefined || image_url !== undefined || imageURL !== undefined,
    { error: 'an author needs `name` or `image_url`' },
  )

const authorsFileSchema = z.record(z.string(), authorSchema)

export type AuthorsFile = {
  readonly byKey: ReadonlyMap<string, Author>
  /** The file cannot be used: its authors are unknown, and no post is to blame. */
  readonly isBroken: boolean
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads `authors.yml`: the people whom posts may name, by key. */
export function readAuthorsFile(file: SourceFile | undefined): AuthorsFile {
  if (!file) return { byKey: new Map(), isBroken: false, diagnostics: [] }
  const { filePath } = file
  const { value, diagnostics } = readDataFile(file, 'authors-invalid')
  const result = authorsFileSchema.safeParse(value ?? {})
  if (!result.success) {
    const found = result.error.issues.map((issue) => invalid(issue, filePath))
    return {
      byKey: new Map(),
      isBroken: true,
      diagnostics: [...diagnostics, ...found],
    }
  }
  const read = Object.entries(result.data).map(([key, author]) =>
    readAuthor({ key, author, filePath }),
  )
  const authors = read.map(({ author }) => author)
  return {
    byKey: new Map(read.map(({ key, author }) => [key, author])),
    isBroken: diagnostics.length > 0,
    diagnostics: [
      ...diagnostics,
      ...read.flatMap((each) => each.diagnostics),
      ...reportDuplicatePages(authors, filePath),
    ],
  }
}

type AuthorData = z.output<typeof authorSchema>
type Entry = {
  readonly key: string
  readonly author: AuthorData
  readonly filePath: string
}

function readAuthor({ key, author, filePath }: Entry) {
  const { socials, diagnostics } = readSocials(
    author.socials ?? {},
    key,
    (service) => ({
      type: 'key',
      file: filePath,
      keyPath: [key, 'socials', service],
    }),
  )
  const url = author.image_url ?? author.imageURL
  const read: Author = {
    key,
    name: author.name ?? key,
    title: author.title,
    description: author.description,
    url: author.url,
    email: author.email,
    socials,
    image: url === undefined ? undefined : { url, filePath },
    permalink: permalinkOf(key, author.page),
  }
  const found = [...diagnostics, ...reportMistyped(key, author, filePath)]
  return { key, author: read, diagnostics: found }
}

function permalinkOf(
  key: string,
  page: AuthorData['page'],
): string | undefined {
  if (page === undefined || page === false) return undefined
  const name = page === true ? kebabCase(key) : page.permalink
  return `/${name.replace(/^\/+/, '')}`
}

/** Sites may keep fields of their own; one that looks mistyped is a warning. */
function reportMistyped(
  key: string,
  author: AuthorData,
  file: string,
): Diagnostic[] {
  const known = Object.keys(ownFields)
  const unknown = Object.keys(author).filter((each) => !known.includes(each))
  return unknown.flatMap((each): Diagnostic[] => {
    const meant = closestName(each, known)
    if (meant === undefined) return []
    return [
      {
        code: 'authors-invalid',
        severity: 'warning',
        message: `\`${each}\` is not a field of an author, so it has no effect.`,
        hint: `did you mean \`${meant}\`?`,
        place: { type: 'key', file, keyPath: [key, each] },
      },
    ]
  })
}

function invalid(issue: z.core.$ZodIssue, file: string): Diagnostic {
  const keyPath = issue.path.map((key) =>
    typeof key === 'number' ? key : String(key),
  )
  return {
    code: 'authors-invalid',
    severity: 'error',
    message: `An author does not fit: ${issue.message}.`,
    hint: 'write `key: {name, title, description, url, email, image_url, socials, page}`.',
    place: { type: 'key', file, keyPath },
  }
}
