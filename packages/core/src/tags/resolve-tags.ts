import type { OnBroken } from '../config/shared-options.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { TagField } from '../frontmatter/fields.ts'
import { severityOf } from '../diagnostics/severity-of.ts'
import { kebabCase } from './kebab-case.ts'
import type { TagsFile } from './read-tags-file.ts'
import { type Tag, tagPermalink } from './tag.ts'

export type TagsResult = {
  readonly tags: readonly Tag[]
  readonly diagnostics: readonly Diagnostic[]
}

export type ResolveTags = {
  /** `tags` of the front matter. */
  readonly fields: readonly TagField[] | undefined
  /** The content file. */
  readonly file: string
  readonly tagsFile: TagsFile
  /** What a tag means that the tags file does not know. */
  readonly onInline: OnBroken
}

/** The tags that one file names, each once, in its order. */
export function resolveTags({
  fields,
  file,
  tagsFile: { byKey },
  onInline,
}: ResolveTags): TagsResult {
  const tags = new Map<string, Tag>()
  const diagnostics: Diagnostic[] = []
  const severity = severityOf(onInline)
  for (const field of fields ?? []) {
    const known = typeof field === 'string' ? byKey?.get(field) : undefined
    const tag = known ?? inlineTag(field)
    if (severity && byKey && !known && typeof field === 'string')
      diagnostics.push({ ...reportInline(field, file), severity })
    if (!tags.has(tag.permalink)) tags.set(tag.permalink, tag)
  }
  return { tags: [...tags.values()], diagnostics }
}

function inlineTag(field: TagField): Tag {
  if (typeof field !== 'string') {
    return {
      label: field.label,
      permalink: tagPermalink(field.permalink),
      description: undefined,
    }
  }
  return {
    label: field,
    permalink: tagPermalink(kebabCase(field)),
    description: undefined,
  }
}

function reportInline(
  name: string,
  file: string,
): Omit<Diagnostic, 'severity'> {
  return {
    code: 'tag-inline',
    message: `The tag \`${name}\` is not in the tags file, so it gets a page of its own.`,
    hint: 'add it to `tags.yml`, or use a key that stands there.',
    place: { type: 'frontMatter', file, key: 'tags' },
  }
}
