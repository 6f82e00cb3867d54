import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from '../parse/tree/visit.ts'
import { splitFrontMatter } from '../parse/frontmatter/split-front-matter.ts'
import type { MarkdownFormat, SourceFile } from '../parse/source-file.ts'

/** An address in a text, with its place: offsets count UTF-16 units of the whole text. */
export type Destination = {
  /** A `file` is found by its path alone: an import, a snippet. A `doc` is an id of front matter. */
  readonly kind: 'link' | 'file' | 'doc'
  readonly url: string
  readonly start: number
  readonly end: number
  /** Written between `<` and `>`, or in quotes: blanks need no code. */
  readonly isQuoted: boolean
}

/**
 * Every address that a file's text names, where it is written: in links, images and definitions,
 * in attributes, imports and snippets, and in the front matter. Code names none.
 */
export function findDestinations(
  source: SourceFile,
  format: MarkdownFormat,
): Destination[] {
  const { body } = splitFrontMatter(source)
  const tree = parse(body, format)
  const found = [...inFrontMatter(source.text, body), ...inNodes(tree, body)]
  const code = format === 'mdx' ? withoutCode(tree, body) : htmlOf(tree, body)
  found.push(...matches(code, attribute, 'link'))
  if (format === 'mdx') found.push(...matches(code, moduleName, 'file'))
  found.push(...matches(withoutCode(tree, body), snippet, 'file'))
  return unique(found.filter(({ url }) => url !== ''))
}

/** As far as addresses go, MDX is Markdown without HTML and without code by indentation. */
function parse(body: string, format: MarkdownFormat): Root {
  const processor = unified().use(remarkParse).use(remarkGfm)
  const data = processor.data()
  const extensions = (data.micromarkExtensions ??= [])
  const none = ['codeIndented', 'htmlFlow', 'htmlText']
  if (format === 'mdx') extensions.push({ disable: { null: none } })
  return processor.parse(body)
}

const target = String.raw`(?:<(?<angle>[^>\n]*)>|(?<bare>(?:\\.|[^\s()<]|\([^\s()]*\))*))`
const inLink = new RegExp(
  String.raw`\]\(\s*${target}(?:\s+(?:"[^]*"|'[^]*'|\([^]*\)))?\s*\)$`,
  'd',
)
const inDefinition = new RegExp(String.raw`^\[[^]*?\]:\s*${target}`, 'd')
const inFence = /(?:^|\s)file=(?:"(?<angle>[^"#]*)|(?<bare>[^\s"#]+))/d
const attribute =
  /\b(?:href|src|to|poster|data)\s*=\s*(?:\{\s*)?(?:"(?<angle>[^"\n]*)"|'(?<bare>[^'\n]*)')/dgi
const moduleName =
  /\b(?:from|import|require\()\s*(?:"(?<angle>[^"\n]+)"|'(?<bare>[^'\n]+)')/dg
const snippet = /^[\s>]*<<<[ \t]+(?<bare>[^\s{[#]+)/dgm

function inNodes(tree: Root, body: string): Destination[] {
  const found: Destination[] = []
  visit(tree, (node) => {
    const pattern = patternFor(node)
    const start = node.position?.start.offset
    const end = node.position?.end.offset
    if (!pattern || start === undefined || end === undefined) return
    const text = body.slice(start, end)
    const own = node.type === 'code' ? (text.split('\n')[0] ?? '') : text
    const match = pattern.exec(own)
    const kind = node.type === 'code' ? 'file' : 'link'
    if (match) found.push(...toDestination(match, kind, start))
  })
  return found
}

function patternFor({ type }: Nodes): RegExp | undefined {
  if (type === 'link' || type === 'image') return inLink
  if (type === 'definition') return inDefinition
  return type === 'code' ? inFence : undefined
}

function matches(
  text: string,
  pattern: RegExp,
  kind: Destination['kind'],
): Destination[] {
  return [...text.matchAll(pattern)].flatMap((match) =>
    toDestination(match, kind, 0),
  )
}

function toDestination(
  { indices, groups }: RegExpExecArray | RegExpMatchArray,
  kind: Destination['kind'],
  offset: number,
): Destination[] {
  const name = groups?.['angle'] === undefined ? 'bare' : 'angle'
  const range = indices?.groups?.[name]
  if (!range) return []
  const [start, end] = range
  const url = (groups?.[name] ?? '').replace(/\\([!-/:-@[-`{-~])/g, '$1')
  const isQuoted = name === 'angle'
  return [{ kind, url, start: start + offset, end: end + offset, isQuoted }]
}

/** The text with all that is no HTML as blanks. */
function htmlOf(tree: Root, body: string): string {
  let text = ''
  visit(tree, 'html', ({ position }) => {
    const { start, end } = position ?? {}
    if (start?.offset === undefined || end?.offset === undefined) return
    text = text.padEnd(start.offset) + body.slice(start.offset, end.offset)
  })
  return text
}

/** The text with its code as blanks. */
function withoutCode(tree: Root, body: string): string {
  let text = body
  visit(tree, (node) => {
    if (node.type !== 'code' && node.type !== 'inlineCode') return
    const { start, end } = node.position ?? {}
    if (start?.offset === undefined || end?.offset === undefined) return
    const blank = body.slice(start.offset, end.offset).replace(/[^\n]/g, ' ')
    text = text.slice(0, start.offset) + blank + text.slice(end.offset)
  })
  return text
}

/** `image: ./a.png` names a file, `pagination_next: guide/b` a doc. */
function inFrontMatter(text: string, body: string): Destination[] {
  const head = text.slice(0, body.search(/[^\s]|$/))
  const file = /^[\w-]+:[ \t]*["']?(?<bare>(?:\.{1,2}|@site)\/[^\s"'#]+)/dgm
  const doc = /^pagination_(?:next|prev):[ \t]*["']?(?<bare>[^\s"'#]+)/dgm
  return [...matches(head, file, 'link'), ...matches(head, doc, 'doc')]
}

function unique(found: readonly Destination[]): Destination[] {
  const byStart = new Map(found.map((each) => [each.start, each]))
  return [...byStart.values()].sort((a, b) => a.start - b.start)
}
