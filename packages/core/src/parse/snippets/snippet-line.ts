/** Stands before a line of this kind while the parsers read it; no text holds it. */
const guard = '\uE000'

const snippetLine = /^([\s>]*)(<<<[ \t]+(?:@\/|@site\/|\.{1,2}\/)[^`]*?)[ \t]*$/

/**
 * Makes a line such as `<<< @/main.go#region{2}` something that Markdown and MDX read alike:
 * a code span with a mark of its own.
 */
export function guardSnippetLine(line: string): string {
  return line.replace(snippetLine, `$1\`${guard}$2\``)
}

/** What such a line says; undefined for any other code span. */
export function guardedLine(span: string): string | undefined {
  return span.startsWith(guard) ? span.slice(guard.length) : undefined
}

/** Code that shows such a line shows it as it is written. */
export function withoutGuards(code: string): string {
  return code.replace(new RegExp(`\`${guard}([^\`]*)\``, 'g'), '$1')
}

export type SnippetLine = {
  readonly language: string | undefined
  /** As the text behind a fence's language. */
  readonly meta: string
}

/**
 * `<<< @/main.go#region{2,4-6 go:line-numbers} [Title]`, as VitePress has it.
 *
 * Out: undefined where a line only looks like one.
 */
export function readSnippetLine(line: string): SnippetLine | undefined {
  const [, path, braces = '', title] =
    /^<<<\s+([^\s{[]+)\s*(?:\{([^}]*)\})?\s*(?:\[([^\]]*)\])?$/.exec(line) ?? []
  if (path === undefined) return undefined
  const words = braces.split(/\s+/)
  const ranges = words.find((word) => /^[\d,-]+$/.test(word))
  const [, language, numbers] =
    /(?:^|\s)([a-z][\w#+-]*)?(:line-numbers(?:=\d+)?)?$/i.exec(braces) ?? []
  const meta = [
    `file="${path}"`,
    ranges && `{${ranges}}`,
    numbers?.replace(':line-numbers', 'showLineNumbers'),
    title && `title="${title.replaceAll('"', "'")}"`,
  ]
  return { language, meta: meta.filter(Boolean).join(' ') }
}
