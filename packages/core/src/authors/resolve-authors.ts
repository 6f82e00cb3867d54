import type { PostFrontMatter } from '../blog/post-fields.ts'
import type { OnBroken } from '../config/shared-options.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { severityOf } from '../diagnostics/severity-of.ts'
import type { Author } from './author.ts'
import type { AuthorField, AuthorFields } from './author-fields.ts'
import type { AuthorsFile } from './read-authors-file.ts'
import { readSocials } from './read-socials.ts'
import {
  repeatedAuthor,
  reportInlineAuthors,
  unknownAuthor,
  unnamedAuthor,
} from './report-authors.ts'

export type AuthorsResult = {
  readonly authors: readonly Author[]
  readonly diagnostics: readonly Diagnostic[]
}

export type ResolveAuthors = {
  readonly frontMatter: PostFrontMatter
  /** The post. */
  readonly file: string
  readonly authorsFile: AuthorsFile
  /** What an author means whom the post writes out. */
  readonly onInline: OnBroken
}

/** The authors of one post, in its order. */
export function resolveAuthors(context: ResolveAuthors): AuthorsResult {
  const { frontMatter, file, onInline } = context
  const fields = frontMatter.authors ?? oldFields(frontMatter)
  const found = fields.map((field) => resolveAuthor(field, context))
  const authors = found.flatMap(({ author }) => author ?? [])
  const severity = severityOf(onInline)
  return {
    authors: withoutRepeated(authors),
    diagnostics: [
      ...found.flatMap(({ diagnostics }) => diagnostics),
      ...repeatedKeys(authors).map((key) => repeatedAuthor(key, file)),
      ...(severity ? reportInlineAuthors(authors, file, severity) : []),
    ],
  }
}

type Found = {
  readonly author?: Author
  readonly diagnostics: readonly Diagnostic[]
}

function resolveAuthor(
  field: AuthorField,
  { file, authorsFile: { byKey, isBroken } }: ResolveAuthors,
): Found {
  const key = typeof field === 'string' ? field : field.key
  const known = key === undefined ? undefined : byKey.get(key)
  if (key !== undefined && !known) {
    return {
      diagnostics: isBroken
        ? []
        : [unknownAuthor(key, file, [...byKey.keys()])],
    }
  }
  if (typeof field !== 'string') return writtenOut(field, known, file)
  return { ...(known && { author: known }), diagnostics: [] }
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

/** What a post says of an author goes before what the authors file says. */
function writtenOut(
  field: AuthorFields,
  known: Author | undefined,
  file: string,
): Found {
  const name = field.name ?? known?.name ?? ''
  const own =
    field.socials &&
    readSocials(field.socials, name, () => ({
      type: 'frontMatter',
      file,
      key: 'authors',
    }))
  const image = field.image_url ?? field.imageURL
  if (name === '' && image === undefined)
    return { diagnostics: [unnamedAuthor(file)] }
  const author: Author = {
    key: known?.key,
    name,
    title: field.title ?? known?.title,
    description: field.description ?? known?.description,
    url: field.url ?? known?.url,
    email: field.email ?? known?.email,
    socials: own?.socials ?? known?.socials ?? [],
    image: image === undefined ? known?.image : { url: image, filePath: file },
    permalink: known?.permalink,
  }
  return { author, diagnostics: own?.diagnostics ?? [] }
}

function repeatedKeys(authors: readonly Author[]): string[] {
  const keys = authors.flatMap(({ key }) => key ?? [])
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) < index))]
}

function withoutRepeated(authors: readonly Author[]): Author[] {
  return authors.filter(
    ({ key }, index) =>
      key === undefined ||
      authors.findIndex((other) => other.key === key) === index,
  )
}
