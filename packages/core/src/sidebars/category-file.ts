import { z } from 'zod'
import { readDataFile } from '../data/data-file.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../parse/source-file.ts'
import { explainItem } from './explain-item.ts'
import { categoryLinkSchema } from './item-schemas.ts'

const categoryFileSchema = z.strictObject({
  label: z.string().min(1).optional(),
  position: z.number().optional(),
  collapsed: z.boolean().optional(),
  collapsible: z.boolean().optional(),
  className: z.string().optional(),
  link: categoryLinkSchema.optional(),
  customProps: z.looseObject({}).optional(),
  key: z.string().optional(),
  description: z.string().optional(),
})

export type CategoryFile = z.output<typeof categoryFileSchema> & {
  /** The file itself, relative to the site. */
  readonly filePath: string
}

export type CategoryFiles = {
  /** By folder, relative to the doc set: `02-guide`. */
  readonly byFolder: ReadonlyMap<string, CategoryFile>
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads the `_category_.{json,yml,yaml}` files of a doc set. */
export function readCategoryFiles(
  files: readonly SourceFile[],
  docsPath: string,
): CategoryFiles {
  const byFolder = new Map<string, CategoryFile>()
  const diagnostics: Diagnostic[] = []
  for (const file of files) {
    const folder = file.filePath.slice(
      docsPath.length + 1,
      file.filePath.lastIndexOf('/'),
    )
    const { value, diagnostics: syntax } = readDataFile(
      file,
      'category-invalid',
    )
    diagnostics.push(...syntax)
    const result = categoryFileSchema.safeParse(value ?? {})
    if (byFolder.has(folder)) diagnostics.push(secondFile(file))
    else if (result.success)
      byFolder.set(folder, { ...result.data, filePath: file.filePath })
    else
      diagnostics.push(
        ...result.error.issues.flatMap((issue) =>
          explain(issue, value, file.filePath),
        ),
      )
  }
  return { byFolder, diagnostics }
}

/** The first by name counts, as where the content comes from. */
function secondFile({ filePath }: SourceFile): Diagnostic {
  return {
    code: 'category-invalid',
    severity: 'warning',
    message: 'The folder has another category file, so this one has no effect.',
    hint: 'keep one of the two.',
    place: { type: 'file', file: filePath },
  }
}

function explain(
  issue: z.core.$ZodIssue,
  value: unknown,
  file: string,
): Diagnostic[] {
  return explainItem({
    issue,
    value,
    schema: categoryFileSchema,
    owner: 'a category',
    keyPath: [],
  }).map(({ keyPath, ...words }) => ({
    code: 'category-invalid',
    severity: 'error',
    ...words,
    place: { type: 'key', file, keyPath },
  }))
}
