import type { JsonObject } from '../../shared/json.ts'
import type { MarkdownFormat, ParseOptions } from '../source-file.ts'
import { codeSpan, mapLines } from './code-ranges.ts'

type Detect = {
  readonly filePath: string
  readonly body: string
  readonly frontMatter: JsonObject
  readonly options: Pick<ParseOptions, 'format'>
}

/**
 * Whether a file is Markdown or MDX: front matter `format` decides, then the ending, then
 * the option; `auto` looks for block-level imports and for capitalised JSX outside code.
 */
export function detectFormat({
  filePath,
  body,
  frontMatter,
  options,
}: Detect): MarkdownFormat {
  const own = frontMatter['format']
  if (own === 'md' || own === 'mdx') return own
  if (filePath.endsWith('.mdx')) return 'mdx'
  if (options.format !== 'auto') return options.format
  return hasMdxSyntax(body) ? 'mdx' : 'md'
}

const moduleLine =
  /^(?:import\s+(?:[\w*{][^'"]*from\s+)?['"][^'"]+['"];?\s*$|export\s+(?:const|let|function|default|\{))/
const jsxBlock = /^\s*<[A-Z][\w.]*(?:\s[^<>]*)?(?:\/?>\s*|\/\s*)?$/
const jsxElement = /<([A-Z][\w.]*)(?:\s[^<>]*)?(?:\/>|>.*<\/\1>)/

/** `<p style={{…}}>`: an attribute in braces is never HTML. */
const jsxAttribute = /<[a-z][\w-]*\s(?:[^<>{}]*\s)?[\w:-]+=\{/

/** `<head>` within a page adds to the page's own: HTML has no such thing. */
const headBlock = /^\s*<head>/

/** `{'a'}`, `{frontMatter.title}`: a text, or what MDX knows by name, and nothing else. */
const expression =
  /(?<![{\\$])\{\s*(?:(['"`])[^'"`]*\1|(?:frontMatter|props)(?:\.\w+)+)\s*\}(?!\})/

export const mdxSyntax = [
  moduleLine,
  jsxBlock,
  jsxElement,
  jsxAttribute,
  headBlock,
  expression,
]

/** Whether a Markdown text uses MDX: `Map<String>` in a sentence does not count. */
export function hasMdxSyntax(body: string): boolean {
  return findMdxLines(body).length > 0
}

/** The lines, from 1, on which a Markdown text uses MDX. */
export function findMdxLines(
  body: string,
  patterns: readonly RegExp[] = mdxSyntax,
): number[] {
  const prose = mapLines(body, (line, kind) =>
    kind !== 'prose' || isIndentedCode(line) ? '' : line.replace(codeSpan, ''),
  )
  return prose
    .replace(/<!--.*?-->/gs, (comment) => comment.replace(/[^\n]/g, ''))
    .split('\n')
    .flatMap((line, index) =>
      patterns.some((pattern) => pattern.test(line)) ? [index + 1] : [],
    )
}

/** In a list such a line may be JSX: its outermost tag stands further left. */
function isIndentedCode(line: string): boolean {
  return /^(?: {4}|\t)/.test(line)
}
