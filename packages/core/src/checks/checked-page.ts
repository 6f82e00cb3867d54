import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from '../parse/tree/visit.ts'
import type { CheckedCode, CheckedPage } from '../config/checks-schema.ts'
import type { CodeBlock, ParsedFile } from '../parse/parsed-file.ts'

/** A content file as the site's own checks see it. */
export function checkedPage(file: ParsedFile, text: string): CheckedPage {
  const lines = text.split(/\r?\n/)
  const code = [
    ...file.codeBlocks.map((block) => blockCode(block, lines)),
    ...inlineElements(file).map((node) => inlineCode(node, lines)),
  ]
  return {
    filePath: file.filePath,
    text,
    code: code.sort((a, b) => a.line - b.line || a.column - b.column),
  }
}

function blockCode(block: CodeBlock, lines: readonly string[]): CheckedCode {
  const { language, meta, code, line, snippet } = block
  const known = { type: 'block', language, meta, code } as const
  if (snippet) return { ...known, line, column: 1, isIncluded: true }
  const own = code.split('\n')
  const first = own.findIndex((each) => each.trim() !== '')
  // A block in a list is indented.
  const indent = lines[line + first]?.indexOf(own[first] ?? '') ?? 0
  const column = Math.max(indent, 0) + 1
  return { ...known, line: line + 1, column, isIncluded: false }
}

function inlineElements({ content, titleContent = [] }: ParsedFile): Element[] {
  const found: Element[] = []
  for (const tree of [
    content,
    { type: 'root', children: titleContent } as Root,
  ])
    visit(tree, 'element', (node) => {
      if (node.tagName === 'code') found.push(node)
    })
  return found
}

/** The position of the element is that of its first backtick. */
function inlineCode(node: Element, lines: readonly string[]): CheckedCode {
  const code = toString(node)
  const { line = 1, column = 1 } = node.position?.start ?? {}
  const at = lines[line - 1]?.indexOf(code, column - 1) ?? -1
  return {
    type: 'inline',
    language: undefined,
    meta: undefined,
    code,
    line,
    column: at === -1 ? column : at + 1,
    isIncluded: false,
  }
}
