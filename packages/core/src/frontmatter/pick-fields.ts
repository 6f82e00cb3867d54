import type { z } from 'zod'
import type { FileSummary } from '../parse/parsed-file.ts'

/** Some fields of a file's front matter; what does not fit is left out, and reported elsewhere. */
export function pickFields<Schemas extends Readonly<Record<string, z.ZodType>>>(
  { frontMatter }: Pick<FileSummary, 'frontMatter'>,
  schemas: Schemas,
): { readonly [Key in keyof Schemas]?: z.output<Schemas[Key]> } {
  const entries = Object.entries(schemas).flatMap(([key, schema]) => {
    if (frontMatter[key] === undefined) return []
    const { success, data } = schema.safeParse(frontMatter[key])
    return success ? [[key, data] as const] : []
  })
  return Object.fromEntries(entries) as {
    readonly [Key in keyof Schemas]?: z.output<Schemas[Key]>
  }
}
