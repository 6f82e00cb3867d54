import type { DocsConfig } from '../config/content-schema.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { readFrontMatter } from '../frontmatter/read-front-matter.ts'
import { checkVisibility, visibilityOf } from '../frontmatter/visibility.ts'
import type { FileSummary } from '../parse/parsed-file.ts'
import type { TagsFile } from '../tags/read-tags-file.ts'
import { resolveTags } from '../tags/resolve-tags.ts'
import type { Tag } from '../tags/tag.ts'
import { docFields } from './doc-fields.ts'
import { toDocId } from './doc-id.ts'
import { toDocSlug } from './doc-slug.ts'
import type { Doc, DocFrontMatter } from './doc.ts'

export type DocsResult = {
  /** Ordered by path. */
  readonly docs: readonly Doc[]
  readonly diagnostics: readonly Diagnostic[]
}

export type ReadDocs = {
  readonly files: readonly FileSummary[]
  /** Folder of the version, relative to the site. */
  readonly folder: string
  readonly config: DocsConfig
  readonly tagsFile: TagsFile
  /** Drafts have pages too, as while they are written. */
  readonly showsDrafts: boolean
}

/** The docs of one version: the files in its folder; partials (any part of the path starts `_`) are none. */
export function readDocs({
  files,
  folder,
  config,
  tagsFile,
  showsDrafts,
}: ReadDocs): DocsResult {
  const diagnostics: Diagnostic[] = []
  const docs = files.flatMap((file) => {
    const path = file.filePath.slice(folder.length + 1)
    const { fields, diagnostics: found } = readFrontMatter(file, docFields)
    const { tags, diagnostics: inTags } = resolveTags({
      fields: fields.tags,
      file: file.filePath,
      tagsFile,
      onInline: config.onInlineTags,
    })
    diagnostics.push(
      ...found,
      ...checkId(file, fields),
      ...checkVisibility(fields, file.filePath),
      ...inTags,
    )
    const doc = toDoc({
      file,
      path,
      frontMatter: fields,
      tags,
      config,
      showsDrafts,
    })
    if (doc) return doc
    diagnostics.push(badSlug(file.filePath, fields.slug ?? ''))
    const { slug: _, ...frontMatter } = fields
    return toDoc({ file, path, frontMatter, tags, config, showsDrafts }) ?? []
  })
  return { docs, diagnostics: [...diagnostics, ...findDuplicateIds(docs)] }
}

type ToDoc = {
  readonly file: FileSummary
  readonly path: string
  readonly frontMatter: DocFrontMatter
  readonly tags: readonly Tag[]
  readonly config: DocsConfig
  readonly showsDrafts: boolean
}

function toDoc({
  file,
  path,
  frontMatter,
  tags,
  config,
  showsDrafts,
}: ToDoc): Doc | undefined {
  const numberPrefixes =
    config.numberPrefixes && (frontMatter.parse_number_prefixes ?? true)
  const ownId = frontMatter.id
  const slug = toDocSlug({
    path,
    numberPrefixes,
    ownId,
    ownSlug: frontMatter.slug,
  })
  if (slug === undefined) return undefined
  const id = toDocId({ path, numberPrefixes }, ownId)
  return {
    id,
    filePath: file.filePath,
    path,
    slug,
    title:
      frontMatter.title ??
      file.contentTitle ??
      id.slice(id.lastIndexOf('/') + 1),
    description: frontMatter.description ?? file.excerpt,
    frontMatter,
    tags,
    ...visibilityOf(frontMatter, showsDrafts),
  }
}

function checkId(
  { filePath }: FileSummary,
  { id }: DocFrontMatter,
): Diagnostic[] {
  if (!id?.includes('/')) return []
  return [
    {
      code: 'doc-id-invalid',
      severity: 'error',
      message: `The id \`${id}\` holds a slash, and a doc's folder is already part of its id.`,
      hint: `write \`${id.slice(id.lastIndexOf('/') + 1)}\`.`,
      place: { type: 'frontMatter', file: filePath, key: 'id' },
    },
  ]
}

function badSlug(file: string, slug: string): Diagnostic {
  return {
    code: 'slug-invalid',
    severity: 'error',
    message: `The slug \`${slug}\` is not a path: it holds \`?\` or \`#\`.`,
    hint: 'write a path, such as `/guide/start` or `start`.',
    place: { type: 'frontMatter', file, key: 'slug' },
  }
}

function findDuplicateIds(docs: readonly Doc[]): Diagnostic[] {
  const first = new Map<string, string>()
  return docs.flatMap(({ id, filePath, frontMatter }): Diagnostic[] => {
    const other = first.get(id)
    if (other === undefined) {
      first.set(id, filePath)
      return []
    }
    const place =
      frontMatter.id === undefined
        ? ({ type: 'file', file: filePath } as const)
        : ({ type: 'frontMatter', file: filePath, key: 'id' } as const)
    return [
      {
        code: 'doc-id-duplicate',
        severity: 'error',
        message: `The id \`${id}\` is taken by \`${other}\`; number prefixes do not count.`,
        hint: 'give one of the two another `id` in its front matter, or rename it.',
        place,
      },
    ]
  })
}
