import { visit } from '../parse/tree/visit.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { CodeBlock, ParsedFile } from '../parse/parsed-file.ts'
import { languageOfFile } from './snippet-language.ts'
import { resolveSnippetPath } from './snippet-path.ts'
import { type SnippetFile, takeSnippet } from './take-snippet.ts'

type Snippet = CodeBlock & {
  readonly snippet: NonNullable<CodeBlock['snippet']>
}

/** A file that code is shown from. */
export type SnippetPath = {
  /** Relative to the site. */
  readonly path: string
  /** Code imports it: it may lie anywhere. */
  readonly isImported: boolean
}

/** A name for what is found there: what code may import, a snippet may have to leave alone. */
export function snippetKey({ path, isImported }: SnippetPath): string {
  return isImported ? `import ${path}` : path
}

/** The files that parsed Markdown includes code from, relative to the site. */
export function snippetPaths(file: ParsedFile, root: string): SnippetPath[] {
  const { filePath } = file
  return file.codeBlocks.filter(isSnippet).flatMap(({ snippet }) => {
    const path = resolveSnippetPath(snippet, { filePath, root })
    const { isImported = false } = snippet
    return path === undefined ? [] : [{ path, isImported }]
  })
}

export type IncludeSnippets = {
  /** By `snippetKey`. */
  readonly files: ReadonlyMap<string, SnippetFile>
  /** The folder that code may come from. */
  readonly root: string
}

/**
 * A parsed file with the code that it includes: a new one, since parsing depends on the
 * Markdown alone. What cannot be included is an error at its block.
 */
export function includeSnippets(
  file: ParsedFile,
  { files, root }: IncludeSnippets,
): ParsedFile {
  if (!file.codeBlocks.some(isSnippet)) return file
  const { filePath } = file
  const diagnostics: Diagnostic[] = []
  const codeBlocks = file.codeBlocks.map((block): CodeBlock => {
    if (!isSnippet(block)) return block
    const { snippet, line } = block
    const { isImported = false } = snippet
    const path = resolveSnippetPath(snippet, { filePath, root })
    const found =
      path === undefined
        ? outside
        : (files.get(snippetKey({ path, isImported })) ?? missing)
    const taken = takeSnippet(snippet, found, root)
    if ('code' in taken) {
      const language = block.language ?? languageOfFile(snippet.path)
      return { ...block, language, code: taken.code }
    }
    const place = { type: 'position', file: filePath, line, column: 1 } as const
    diagnostics.push({ ...taken.mistake, place })
    return block
  })
  return {
    ...file,
    codeBlocks,
    content: withCode(file.content, codeBlocks),
    diagnostics: [...file.diagnostics, ...diagnostics],
  }
}

const outside: SnippetFile = { type: 'outside' }
const missing: SnippetFile = { type: 'missing' }

function isSnippet(block: CodeBlock): block is Snippet {
  return block.snippet !== undefined
}

/** Blocks stand in the order in which they were found. */
function withCode(
  content: ParsedFile['content'],
  blocks: readonly CodeBlock[],
): ParsedFile['content'] {
  const tree = structuredClone(content)
  let next = 0
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'gw-code') return
    const block = blocks[next++]
    if (block?.snippet)
      Object.assign(properties, { code: block.code, language: block.language })
  })
  return tree
}
