import { z } from 'zod'
import { readDataFile } from '../data/data-file.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../parse/source-file.ts'
import { kebabCase } from './kebab-case.ts'
import { type Tag, tagPermalink } from './tag.ts'

const tagsFileSchema = z.record(
  z.string(),
  z
    .strictObject({
      label: z.string().optional(),
      permalink: z.string().optional(),
      description: z.string().optional(),
    })
    .nullable(),
)

export type TagsFile = {
  /** By key; undefined where there is no file, or no usable one: then any tag goes without a word. */
  readonly byKey: ReadonlyMap<string, Tag> | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads `tags.yml`: the tags that posts or docs may name, by key. */
export function readTagsFile(file: SourceFile | undefined): TagsFile {
  if (!file) return { byKey: undefined, diagnostics: [] }
  const { value, diagnostics } = readDataFile(file, 'tags-invalid')
  const result = tagsFileSchema.safeParse(value ?? {})
  if (!result.success) {
    const found = result.error.issues.map((issue) =>
      invalid(issue, file.filePath),
    )
    return { byKey: undefined, diagnostics: [...diagnostics, ...found] }
  }
  const entries = Object.entries(result.data).map(
    ([key, tag]): [string, Tag] => [
      key,
      {
        label: tag?.label ?? key.charAt(0).toUpperCase() + key.slice(1),
        permalink: tagPermalink(tag?.permalink ?? kebabCase(key)),
        description: tag?.description,
      },
    ],
  )
  const clashes = findDuplicates(entries, file.filePath)
  const byKey = diagnostics.length > 0 ? undefined : new Map(entries)
  return { byKey, diagnostics: [...diagnostics, ...clashes] }
}

function findDuplicates(
  entries: readonly [string, Tag][],
  file: string,
): Diagnostic[] {
  const first = new Map<string, string>()
  return entries.flatMap(([key, { permalink }]): Diagnostic[] => {
    const other = first.get(permalink)
    if (other === undefined) {
      first.set(permalink, key)
      return []
    }
    return [
      {
        code: 'tags-invalid',
        severity: 'error',
        message: `The tags \`${other}\` and \`${key}\` share the page \`${permalink}\`.`,
        hint: 'give one of them another `permalink`.',
        place: { type: 'key', file, keyPath: [key] },
      },
    ]
  })
}

function invalid(issue: z.core.$ZodIssue, file: string): Diagnostic {
  const keyPath = issue.path.map((key) =>
    typeof key === 'number' ? key : String(key),
  )
  const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : []
  return {
    code: 'tags-invalid',
    severity: 'error',
    message: unknown
      ? `\`${unknown}\` is not an option of a tag.`
      : `A tag does not fit: ${issue.message}.`,
    hint: 'write `key: {label, permalink, description}`; each of the three may be left out.',
    place: {
      type: 'key',
      file,
      keyPath: unknown ? [...keyPath, unknown] : keyPath,
    },
  }
}
