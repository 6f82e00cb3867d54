import type { Root as MdastRoot } from 'mdast'
import type { VFile } from 'vfile'
import { escapeAngleBracket } from '../mdx/escape-angle-bracket.ts'
import { parseQuickly, type QuickParser } from '../quick/parse-quickly.ts'
import { createMarkdownProcessor, type ProcessorOptions } from './processor.ts'
import type { PluginProbe } from './probe-plugins.ts'

/** What parsing may use, and whom it tells; nothing of it changes the result. */
export type ParseHelp = {
  readonly probe?: PluginProbe | undefined
  readonly quickParser?: QuickParser | undefined
}

/** More slips than this in one file are no slips. */
const maxRepairs = 100

export type ParsedText = {
  readonly processor: ReturnType<typeof createMarkdownProcessor>
  readonly tree: MdastRoot
}

/** The tree of a text; what the parser makes nothing of is said in the messages of the file. */
export function parseText(
  file: VFile,
  how: ProcessorOptions & ParseHelp,
): ParsedText {
  const processor = createMarkdownProcessor(how)
  const quick = parseQuickly(String(file.value), how)
  if (quick) return { processor, tree: quick }
  for (let repairs = 0; ; repairs++) {
    try {
      const end = how.probe?.('remarkParse')
      const tree = processor.parse(file)
      end?.()
      return { processor, tree }
    } catch (error) {
      if (!isSyntaxMessage(error)) throw parserFailure(error)
      const repaired = escapeAngleBracket(String(file.value), error)
      if (repaired === undefined || repairs === maxRepairs) {
        file.messages.push(error)
        // There is nothing for the site's plugins to look at.
        return {
          processor: createMarkdownProcessor({ ...how, plugins: undefined }),
          tree: { type: 'root', children: [] },
        }
      }
      file.value = repaired
    }
  }
}

/** MDX reports bad syntax by throwing a message. */
function isSyntaxMessage(error: unknown): error is VFile['messages'][number] {
  return error instanceof Error && 'ruleId' in error && 'place' in error
}

/** Parsers of Markdown have mistakes of their own, which an author can only walk around. */
export class ParserFailure extends Error {}

function parserFailure(error: unknown): Error {
  if (error instanceof RangeError) return error
  return new ParserFailure(
    error instanceof Error ? error.message : String(error),
  )
}
