import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'
import type { DiagnosticCode } from '../diagnostics/codes.ts'
import type { SourceFile } from '../parse/source-file.ts'

export type DataFile = {
  readonly value: unknown
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads a YAML or JSON file (JSON is YAML). Bad syntax is reported, and the value is null. */
export function readDataFile(
  { filePath, text }: SourceFile,
  code: DiagnosticCode,
): DataFile {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
  })
  const diagnostics = document.errors.map((error): Diagnostic => {
    const { line, col } = lines.linePos(error.pos[0])
    return {
      code,
      severity: 'error',
      message: `The file cannot be read: ${error.message.replace(/\.$/, '')}.`,
      hint: 'mend the syntax at this place.',
      place: { type: 'position', file: filePath, line, column: col },
    }
  })
  if (diagnostics.length > 0) return { value: null, diagnostics }
  try {
    return { value: document.toJS() as unknown, diagnostics }
  } catch {
    return { value: null, diagnostics: [tooManyAliases(filePath, code)] }
  }
}

/** Aliases of aliases would fill any memory, so the parser refuses to follow them. */
function tooManyAliases(file: string, code: DiagnosticCode): Diagnostic {
  return {
    code,
    severity: 'error',
    message:
      'The file cannot be read: its aliases (`*name`) stand for too many values.',
    hint: 'write out what they stand for.',
    place: { type: 'position', file, line: 1, column: 1 },
  }
}

/** Line and column, from 1, of a key in a YAML or JSON text; of its nearest parent, else. */
export function locateKey(
  text: string,
  keyPath: KeyPath,
): { line: number; column: number } {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: lines,
    keepSourceTokens: false,
  })
  let node: unknown = document.contents
  let offset = 0
  for (const key of keyPath) {
    const found = step(node, key)
    if (!found) break
    offset = found.offset ?? offset
    node = found.node
  }
  const { line, col } = lines.linePos(offset)
  return { line: Math.max(line, 1), column: Math.max(col, 1) }
}

type Found = { node: unknown; offset: number | undefined }

function step(node: unknown, key: string | number): Found | undefined {
  if (isMap(node)) {
    const pair = node.items.find(
      (each) => isScalar(each.key) && String(each.key.value) === String(key),
    )
    return pair && { node: pair.value, offset: startOf(pair.key) }
  }
  if (isSeq(node) && typeof key === 'number' && key in node.items) {
    const item = node.items[key]
    return { node: item, offset: startOf(item) }
  }
  return undefined
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null)?.range?.[0]
}
