import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, SampleBlock, SampleFile } from '@gwdocs/core'

type PositionPlace = Extract<Diagnostic['place'], { type: 'position' }>

/** Where a line of a sample's file stands in the content; lines around the block mean its fence. */
export function placeInContent(
  { block, linesBefore }: SampleFile,
  line: number,
  column: number | undefined,
  siteDir: string,
): PositionPlace {
  return placeInBlock(block, line - linesBefore, column, siteDir)
}

/** Where the n-th line of a block stands, from 1; the fence, where the code is from elsewhere. */
export function placeInBlock(
  { filePath, line: fence, code, isIncluded }: SampleBlock,
  line: number,
  column: number | undefined,
  siteDir: string,
): PositionPlace {
  const lines = code.split('\n')
  const own = lines[line - 1]
  if (isIncluded || own === undefined)
    return { type: 'position', file: filePath, line: fence, column: 1 }
  const text = readFileSync(join(siteDir, filePath), 'utf8')
  const written = text.split(/\r?\n/)[fence - 1 + line] ?? ''
  // A block in a list is indented.
  const indent = Math.max(0, written.indexOf(own))
  return {
    type: 'position',
    file: filePath,
    line: fence + line,
    column: indent + (column ?? 1),
  }
}
