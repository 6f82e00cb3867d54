import type { Root } from 'mdast'
import type { ProcessorOptions } from '../markdown/processor.ts'
import { isPlainMarkdown } from './is-plain-markdown.ts'

/**
 * A parser of CommonMark and GFM that makes the trees of remark-parse in less time, wherever
 * `isPlainMarkdown` holds. `hasContainers` has it read `:::note` to `:::`, too.
 */
export type QuickParser = (text: string, hasContainers: boolean) => Root

type Quick = ProcessorOptions & {
  readonly quickParser?: QuickParser | undefined
}

/** The tree that remark-parse would make of a text; undefined where only that itself may tell. */
export function parseQuickly(
  text: string,
  { quickParser, format, options, plugins, probe }: Quick,
): Root | undefined {
  // A plugin of the site may add a syntax of its own.
  if (!quickParser || format !== 'md' || plugins) return undefined
  if (options.math && text.includes('$')) return undefined
  const end = probe?.('quickParse')
  const tree = isPlainMarkdown(text)
    ? quickParser(text, text.includes(':::'))
    : undefined
  end?.()
  return tree
}
