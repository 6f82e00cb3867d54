import { mapLines } from './code-ranges.ts'

/**
 * Takes the fences of `mdx-code-block` away, on the same lines: what they hold is content.
 * Files use them so that other programs, which know no MDX, show it as code.
 */
export function unwrapMdxBlocks(text: string): string {
  if (!text.includes('mdx-code-block')) return text
  let isUnwrapping = false
  return mapLines(text, (line, kind) => {
    if (kind === 'open') {
      isUnwrapping = /^\s*(?:`{3,}|~{3,})\s*mdx-code-block\s*$/.test(line)
    }
    const isFence = kind === 'open' || kind === 'close'
    return isUnwrapping && isFence ? '' : line
  })
}
