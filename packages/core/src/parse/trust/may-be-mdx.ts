import picomatch from 'picomatch'
import type { ParseOptions } from '../source-file.ts'

/** Whether the config lets a file of this path run code. */
export function mayBeMdx(
  filePath: string,
  { mdx }: Pick<ParseOptions, 'mdx'>,
): boolean {
  return !mdx.forbid.some((glob) => picomatch.isMatch(filePath, glob))
}
