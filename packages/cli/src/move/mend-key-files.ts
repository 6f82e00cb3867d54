import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, type MovedFiles, redirectsName } from '@gwdocs/core'
import { mendLiterals, type Rename } from './mend-literals.ts'
import type { EditedFile } from './edited-file.ts'

/** Sidebars, config and data files that name by keys what has moved. */
export function mendKeyFiles(
  siteDir: string,
  findings: readonly Diagnostic[],
  { moved, rename }: { readonly moved: MovedFiles; readonly rename: Rename },
): {
  readonly edited: readonly EditedFile[]
  readonly left: readonly Diagnostic[]
} {
  const places = new Map([...moved].map(([from, to]) => [to, from]))
  const files = new Set(findings.map(({ place }) => place.file))
  const edited: EditedFile[] = []
  const left: Diagnostic[] = []
  // It is written anew as a whole.
  files.delete(redirectsName)
  for (const file of files) {
    const own = findings.filter(({ place }) => place.file === file)
    const filePath = places.get(file) ?? file
    const path = join(siteDir, filePath)
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const mended = mendLiterals({ filePath, text }, own, rename)
    edited.push({ ...mended, filePath })
    left.push(...mended.left)
  }
  return { edited, left }
}
