import { type Diagnostic, diagnosticCodes, locateKey } from '@gwdocs/core'
import { expect } from 'vitest'
import type { MadeSite } from './made-site.ts'
import { configFile } from './site-input.ts'

/** Every diagnostic says what is wrong, where, and how to mend it. */
export function checkDiagnostics(site: MadeSite): void {
  const wrong = site.diagnostics.filter(
    (each) =>
      !diagnosticCodes.includes(each.code) ||
      !/[.?]$/.test(each.message) ||
      !/[.?…]$/.test(each.hint) ||
      /undefined|\[object|NaN/.test(each.message + each.hint) ||
      !isInFile(each, site),
  )
  expect(wrong).toEqual([])
  const said = site.diagnostics.map((each) => JSON.stringify(each))
  expect(said.filter((each, index) => said.indexOf(each) !== index)).toEqual([])
}

function isInFile(
  { place }: Diagnostic,
  { opened, input, parsed }: MadeSite,
): boolean {
  const { file } = place
  const text = input.files[file] ?? opened.all.files[file]
  const sidebars = Object.values(input.sidebars).find(
    (each) => each.file === file,
  )
  if (place.type === 'key' && (file === configFile || sidebars)) {
    const root: unknown = file === configFile ? input.config : sidebars?.value
    return hasKey(root, place.keyPath)
  }
  if (text === undefined) return file === configFile || sidebars !== undefined
  const count = text.split('\n').length
  switch (place.type) {
    case 'file':
      return true
    case 'position':
      return place.line >= 1 && place.line <= count && place.column >= 1
    case 'frontMatter':
      return true
    case 'link':
      return (parsed.get(file)?.linkRanges[place.index]?.line ?? 0) > 0
    case 'key':
      return locateKey(text, place.keyPath).line <= count
  }
}

/** The key, or, where it is missing, the object that should have it. */
function hasKey(
  value: unknown,
  keyPath: readonly (string | number)[],
): boolean {
  let found: unknown = value
  for (const key of keyPath.slice(0, -1)) {
    if (typeof found !== 'object' || found === null) return false
    found = (found as Record<string | number, unknown>)[key]
  }
  return typeof found === 'object' && found !== null
}
