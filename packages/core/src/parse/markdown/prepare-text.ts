import type { MarkdownFormat } from '../source-file.ts'
import { closeFences } from './close-fences.ts'
import { guardSnippetLine } from '../snippets/snippet-line.ts'
import { mapOutsideCodeSpans, mapProseLines } from './code-ranges.ts'

/**
 * Rewrites the conveniences of common documentation tools into what the parsers know, on
 * the same lines: `:::note Title`, `<<< @/main.go`; in MDX also `{#id}` and HTML comments,
 * in Markdown comments of MDX.
 */
export function prepareText(body: string, format: MarkdownFormat): string {
  const fenced = format === 'md' ? closeFences(body) : body
  const titled = mapProseLines(fenced, (line) =>
    guardSnippetLine(labelDirective(line)),
  )
  if (format === 'md') return replaceComments(titled, mdx, html)
  return mapProseLines(replaceComments(titled, html, mdx), escapeHeadingId)
}

/** `:::note Title` → `:::note[Title]`; a title may be a link, or hold one. */
function labelDirective(line: string): string {
  return line.replace(
    /^([\s>]*:{3,}\s*)([a-zA-Z][\w-]*)[ \t]+([^\s{][^\n]*?)[ \t]*$/,
    (_, colons: string, name: string, title: string) =>
      `${colons.trimEnd()}${name}[${escapeBrackets(title)}]`,
  )
}

/** A label may hold brackets in pairs. */
function escapeBrackets(title: string): string {
  let depth = 0
  for (const bracket of title.match(/(?<!\\)[[\]]/g) ?? []) {
    depth += bracket === '[' ? 1 : -1
    if (depth < 0) break
  }
  return depth === 0 ? title : title.replace(/(?<!\\)[[\]]/g, '\\$&')
}

/**
 * `## Title {#id}` → `## Title \{#id}`: MDX would read an expression, which none of this form
 * can be. A heading may be underlined, so any line may end so.
 */
function escapeHeadingId(line: string): string {
  return line.replace(/(?<!\\)\{#([^{}]+)\}(\s*#*\s*)$/, '\\{#$1}$2')
}

type Comment = { readonly open: string; readonly close: string }

const html: Comment = { open: '<!--', close: '-->' }
const mdx: Comment = { open: '{/*', close: '*/}' }

const commentMarks = /<!--|-->|\{\/\*|\*\/\}|\*\//g

/** Comments of one format become those of the other, line by line; those in code stay. */
function replaceComments(text: string, from: Comment, to: Comment): string {
  if (!text.includes(from.open)) return text
  let isOpen = false
  const replaceMark = (mark: string) => {
    if (mark === from.open && !isOpen) {
      isOpen = true
      return to.open
    }
    if (mark === from.close && isOpen) {
      isOpen = false
      return to.close
    }
    // Inside, what would end the comment in the other format does not.
    return isOpen && mark !== from.open
      ? mark.replace(/[*-](?=[/-])/, '$& ')
      : mark
  }
  return mapProseLines(text, (line) =>
    mapOutsideCodeSpans(line, (part) =>
      part.replace(commentMarks, replaceMark),
    ),
  )
}
