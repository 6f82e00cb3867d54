import type { z } from 'zod'
import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { FileSummary } from '../parse/parsed-file.ts'

export type FrontMatterRead<Fields> = {
  readonly fields: Fields
  readonly diagnostics: readonly Diagnostic[]
}

type FieldSchemas = Readonly<Record<string, z.ZodType>>

/**
 * Reads front matter by a table of fields, each with its own schema.
 *
 * A value that does not fit is reported and left out; the other fields are still read. An
 * unknown key passes, with a warning where it looks mistyped.
 */
export function readFrontMatter<Schemas extends FieldSchemas>(
  { filePath, frontMatter }: Pick<FileSummary, 'filePath' | 'frontMatter'>,
  schemas: Schemas,
): FrontMatterRead<{ [Key in keyof Schemas]?: z.output<Schemas[Key]> }> {
  const fields: Record<string, unknown> = {}
  const diagnostics: Diagnostic[] = []
  for (const [key, value] of Object.entries(frontMatter)) {
    const schema = schemas[key]
    if (!schema) {
      diagnostics.push(...reportUnknown(filePath, key, Object.keys(schemas)))
      continue
    }
    const result = schema.safeParse(value)
    if (result.success) fields[key] = result.data
    else diagnostics.push(reportValue({ filePath, key, value, schema }))
  }
  return {
    fields: fields as { [Key in keyof Schemas]?: z.output<Schemas[Key]> },
    diagnostics,
  }
}

function reportUnknown(
  file: string,
  key: string,
  known: readonly string[],
): Diagnostic[] {
  const meant = closestName(key, known)
  if (meant === undefined) return []
  return [
    {
      code: 'front-matter-unknown-key',
      severity: 'warning',
      message: `\`${key}\` is not a front-matter key, so it has no effect.`,
      hint: `did you mean \`${meant}\`?`,
      place: { type: 'frontMatter', file, key },
    },
  ]
}

type BadValue = {
  readonly filePath: string
  readonly key: string
  readonly value: unknown
  readonly schema: z.ZodType
}

function reportValue({ filePath, key, value, schema }: BadValue): Diagnostic {
  return {
    code: 'front-matter-invalid-value',
    severity: 'error',
    message: `\`${key}\` is \`${JSON.stringify(value)}\`, which is not accepted.`,
    hint: `use ${schema.description ?? 'another value'}.`,
    place: { type: 'frontMatter', file: filePath, key },
  }
}
