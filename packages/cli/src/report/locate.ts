import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, locateKey, type ParsedFile } from '@gwdocs/core'
import { locateInModule } from './locate-in-module.ts'

/** A diagnostic whose place is a position, with the line of text that stands there. */
export type LocatedDiagnostic = Pick<
  Diagnostic,
  'code' | 'severity' | 'message' | 'hint'
> & {
  readonly file: string
  readonly line?: number
  readonly column?: number
  readonly endColumn?: number
  /** The line as it is written. */
  readonly source?: string
}

type Position = {
  readonly line: number
  readonly column: number
  readonly endColumn?: number
}

/** Turns keys and link numbers into lines and columns, by looking at the files. */
export function locate(
  diagnostic: Diagnostic,
  siteDir: string,
  parsed: ReadonlyMap<string, ParsedFile> = new Map(),
): LocatedDiagnostic {
  const { code, severity, message, hint, place } = diagnostic
  const base = { code, severity, message, hint, file: place.file }
  const text = readIfThere(join(siteDir, place.file))
  if (text === undefined) return base
  const position = positionOf(diagnostic, text, parsed)
  if (!position) return base
  const source = text.split(/\r?\n/)[position.line - 1]
  return { ...base, ...position, ...(source !== undefined && { source }) }
}

function positionOf(
  { place }: Diagnostic,
  text: string,
  parsed: ReadonlyMap<string, ParsedFile>,
): Position | undefined {
  switch (place.type) {
    case 'file':
      return undefined
    case 'position': {
      const { line, column, endColumn } = place
      return { line, column, ...(endColumn !== undefined && { endColumn }) }
    }
    case 'frontMatter':
      return frontMatterPosition(parsed.get(place.file), place.key)
    case 'link':
      return parsed.get(place.file)?.linkRanges[place.index]
    case 'key':
      return /\.(?:ya?ml|json)$/.test(place.file)
        ? locateKey(text, place.keyPath)
        : locateInModule(text, place.keyPath)
  }
}

function frontMatterPosition(
  file: ParsedFile | undefined,
  key: string,
): Position | undefined {
  const line = file?.frontMatterLines[key]
  return line === undefined ? undefined : { line, column: 1 }
}

/** What cannot be read, for whatever reason, is shown without its line. */
function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
