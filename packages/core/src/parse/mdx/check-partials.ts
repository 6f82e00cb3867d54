import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ParsedFile } from '../parsed-file.ts'
import type { PartialImport } from './mdx-module.ts'

type Files = ReadonlyMap<string, ParsedFile>

/** Imported Markdown that is not there, that shows itself, or that says things of a page. */
export function checkPartials(files: Files): Diagnostic[] {
  const all = [...files.values()]
  const shown = new Set(
    all.flatMap((file) => importsOf(file).map(({ filePath }) => filePath)),
  )
  return [
    ...all.flatMap((file) =>
      importsOf(file).flatMap((each) =>
        checkImport(each, file.filePath, files),
      ),
    ),
    ...[...shown].flatMap((filePath) => checkFields(files.get(filePath))),
  ]
}

/**
 * Front matter of what is shown in pages and is none itself. How the file is read is said there.
 *
 * @see facts: docs, partials, of Docusaurus classic 3.10
 */
function checkFields(file: ParsedFile | undefined): Diagnostic[] {
  if (!file || !/\/_/.test(file.filePath)) return []
  const [key] = Object.keys(file.summary.frontMatter).filter(
    (each) => each !== 'format',
  )
  if (key === undefined) return []
  return [
    {
      code: 'partial-front-matter',
      severity: 'warning',
      message: `\`${key}\` has no effect: the file is shown within pages, and is none itself.`,
      hint: 'write it in the front matter of the pages, or take the `_` off the name to make a page of the file.',
      place: { type: 'frontMatter', file: file.filePath, key },
    },
  ]
}

/** A file with all that it shows, each once: the partials, and theirs. */
export function withPartials(
  filePath: string,
  files: Files,
  seen: Set<string> = new Set(),
): ParsedFile[] {
  const file = files.get(filePath)
  if (!file || seen.has(filePath)) return []
  seen.add(filePath)
  const inner = importsOf(file).flatMap((each) =>
    withPartials(each.filePath, files, seen),
  )
  return [file, ...inner]
}

function importsOf({ mdxModule }: ParsedFile): readonly PartialImport[] {
  return mdxModule?.partialImports ?? []
}

function checkImport(
  { source, filePath, line, column }: PartialImport,
  file: string,
  files: Files,
): Diagnostic[] {
  const place = { type: 'position', file, line, column } as const
  if (!files.has(filePath)) {
    return [
      {
        code: 'mdx-import-unknown',
        severity: 'error',
        message: `There is no file \`${source}\` to import.`,
        hint: 'name a file by its path from this one, or by `@site/…` from the folder of the site.',
        place,
      },
    ]
  }
  const shown = withPartials(filePath, files)
  if (!shown.some((each) => each.filePath === file)) return []
  return [
    {
      code: 'mdx-import-cycle',
      severity: 'error',
      message: `\`${source}\` shows this file again, without end.`,
      hint: 'take one of the imports out.',
      place,
    },
  ]
}
