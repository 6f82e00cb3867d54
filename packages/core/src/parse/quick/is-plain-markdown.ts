import { PlainScan } from './plain-scan.ts'

/**
 * Whether a Markdown text is so plain that every parser of CommonMark and GFM makes the same tree
 * of it, positions included, and none of our extensions has anything to say.
 *
 * A test compares the trees of texts that pass. What is left out is not wrong, only rare or
 * read in different ways by different parsers: tabs, tasks, footnotes, HTML within lists, lines
 * that continue a list without its indentation.
 */
export function isPlainMarkdown(text: string): boolean {
  if (/[\r\0]/.test(text)) return false
  const scan = new PlainScan(text.includes(':::'))
  return text.split('\n').every((line) => scan.takes(line)) && scan.ends()
}
