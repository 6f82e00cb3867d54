import { z } from 'zod'
import { readDataFile } from '../data/data-file.ts'
import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../parse/source-file.ts'
import type { Author } from './blog.ts'
import { kebabCase } from '../tags/kebab-case.ts'
import type { AuthorField, PostFrontMatter } from './post-fields.ts'

const authorSchema = z
  .looseObject({
    name: z.string().optional(),
    title: z.string().optional(),
    description: z.string().optional(),
    url: z.string().optional(),
    image_url: z.string().optional(),
    imageURL: z.string().optional(),
    page: z
      .union([z.boolean(), z.strictObject({ permalink: z.string().min(1) })])
      .optional(),
  })
  .refine(
    ({ name, image_url }) => name !== undefined || image_url !== undefined,
    {
      error: 'an author needs `name` or `image_url`',
    },
  )

const authorsFileSchema = z.record(z.string(), authorSchema)

export type AuthorsFile = {
  readonly byKey: ReadonlyMap<string, Author>
  /** The file cannot be used: its authors are unknown, and no post is to blame. */
  readonly isBroken: boolean
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads `authors.yml`. */
export function readAuthorsFile(file: SourceFile | undefined): AuthorsFile {
  if (!file) return { byKey: new Map(), isBroken: false, diagnostics: [] }
  const { value, diagnostics } = readDataFile(file, 'authors-invalid')
  const result = authorsFileSchema.safeParse(value ?? {})
  if (!result.success) {
    const found = result.error.issues.map((issue) =>
      invalid(issue, file.filePath),
    )
    return {
      byKey: new Map(),
      isBroken: true,
      diagnostics: [...diagnostics, ...found],
    }
  }
  const entries = Object.entries(result.data).map(
    ([key, author]): [string, Author] => [key, toAuthor(key, author)],
  )
  const byKey = new Map(entries)
  return {
    byKey,
    isBroken: diagnostics.length > 0,
    diagnostics: [...diagnostics, ...findDuplicates(byKey, file.filePath)],
  }
}

type AuthorData = z.output<typeof authorSchema>

function toAuthor(key: string, author: AuthorData): Author {
  return {
    key,
    name: author.name ?? key,
    title: author.title,
    description: author.description,
    url: author.url,
    imageUrl: author.image_url ?? author.imageURL,
    permalink: permalinkOf(key, author.page),
  }
}

function permalinkOf(
  key: string,
  page: AuthorData['page'],
): string | undefined {
  if (page === undefined || page === false) return undefined
  const name = page === true ? kebabCase(key) : page.permalink
  return `/${name.replace(/^\/+/, '')}`
}

function findDuplicates(
  authors: ReadonlyMap<string, Author>,
  file: string,
): Diagnostic[] {
  const first = new Map<string, string>()
  return [...authors].flatMap(([key, { permalink }]): Diagnostic[] => {
    const other = permalink === undefined ? undefined : first.get(permalink)
    if (permalink !== undefined && other === undefined)
      first.set(permalink, key)
    if (other === undefined) return []
    return [
      {
        code: 'author-duplicate',
        severity: 'error',
        message: `The authors \`${other}\` and \`${key}\` share the page \`${String(permalink)}\`.`,
        hint: 'give one of them another `page.permalink`.',
        place: { type: 'key', file, keyPath: [key] },
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
    hint: 'write `key: {name, title, url, image_url, description, page}`.',
    place: { type: 'key', file, keyPath },
  }
}

export type AuthorsResult = {
  readonly authors: readonly Author[]
  readonly diagnostics: readonly Diagnostic[]
}

/** The authors of one post. */
export function resolveAuthors(
  frontMatter: PostFrontMatter,
  file: string,
  { byKey, isBroken }: AuthorsFile,
): AuthorsResult {
  const diagnostics: Diagnostic[] = []
  const fields = frontMatter.authors ?? oldFields(frontMatter)
  const authors = fields.flatMap((field) => {
    const key = typeof field === 'string' ? field : field.key
    const known = key === undefined ? undefined : byKey.get(key)
    if (key !== undefined && !known) {
      if (!isBroken)
        diagnostics.push(unknownAuthor(key, file, [...byKey.keys()]))
      return []
    }
    return typeof field === 'string'
      ? (known ?? [])
      : [inlineAuthor(field, known)]
  })
  return { authors, diagnostics }
}

/** `author`, `author_title` and so on: how posts of older sites name one author. */
function oldFields(frontMatter: PostFrontMatter): AuthorField[] {
  if (frontMatter.author === undefined) return []
  return [
    {
      name: frontMatter.author,
      title: frontMatter.author_title ?? frontMatter.authorTitle,
      url: frontMatter.author_url ?? frontMatter.authorURL,
      image_url: frontMatter.author_image_url ?? frontMatter.authorImageURL,
    },
  ]
}

function inlineAuthor(
  field: Exclude<AuthorField, string>,
  known: Author | undefined,
): Author {
  const read = (key: string) => {
    const value = (field as Record<string, unknown>)[key]
    return typeof value === 'string' ? value : undefined
  }
  return {
    key: known?.key,
    name: read('name') ?? known?.name ?? '',
    title: read('title') ?? known?.title,
    description: known?.description,
    url: read('url') ?? known?.url,
    imageUrl: read('image_url') ?? read('imageURL') ?? known?.imageUrl,
    permalink: known?.permalink,
  }
}

function unknownAuthor(
  key: string,
  file: string,
  keys: readonly string[],
): Diagnostic {
  const meant = closestName(key, keys)
  return {
    code: 'author-unknown',
    severity: 'error',
    message: `There is no author \`${key}\` in the authors file.`,
    hint: meant
      ? `did you mean \`${meant}\`?`
      : 'add the author to `authors.yml`.',
    place: { type: 'frontMatter', file, key: 'authors' },
  }
}
