import { deriveFile } from './derive-file.ts'
import type { ParsedFile } from './parsed-file.ts'
import type { ParseOptions } from './source-file.ts'

/**
 * The same text at another path, without parsing it again: a page that two versions have.
 *
 * Undefined where the result depends on the path: imports and included code are meant from
 * there, findings name it, and the rule of who may write MDX goes by it. Both paths have
 * one ending.
 */
export function moveParsedFile(
  file: ParsedFile,
  filePath: string,
  { mdx }: Pick<ParseOptions, 'mdx'>,
): ParsedFile | undefined {
  const { summary, mdxModule, codeBlocks, diagnostics } = file
  const dependsOnPath =
    mdxModule !== undefined ||
    diagnostics.length > 0 ||
    summary.partials.length > 0 ||
    codeBlocks.some((block) => block.snippet !== undefined) ||
    (summary.format === 'mdx' && mdx.forbid.length > 0)
  if (dependsOnPath) return undefined
  return deriveFile(file, { filePath, summary: { ...summary, filePath } })
}
