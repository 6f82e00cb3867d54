import type { FrameSample } from 'gwdocs'
import { frameListing, isListing } from './frame-listing.ts'
import { importsFor } from './go-imports.ts'
import { blankTexts, outerParts } from './go-source.ts'

/**
 * Completes the Go code of a page.
 *
 * A whole program stays as it is. Declarations get a package, and imports of the packages that
 * they name. Statements get a function around them as well, in which `s` is the application
 * and `c` the context, as on all pages; what they declare last needs no use. A list of
 * signatures becomes code that compiles only if the package really has them.
 */
export const frameGo: FrameSample = ({ code, filePath }) => {
  if (isListing(code)) return frameListing(code, filePath)
  if (/^package\s/m.test(blankTexts(code))) return undefined
  const isWhole = outerParts(code).every((part) => declaration.test(part))
  return isWhole ? { before: headOf(code) } : frameStatements(code)
}

const declaration =
  /^(?:import|type|var|const)\b|^func\s+\w|^func\s*\([^()]*\)\s*\w+\(/

function headOf(code: string): string {
  return `package sample\n\n${importsFor(code)}\n`
}

function frameStatements(code: string) {
  const declared = declaredNames(code)
  const parameters = Object.entries(given).filter(
    ([name]) => !declared.includes(name) && uses(code, name),
  )
  const list = parameters.map(([name, type]) => `${name} ${type}`).join(', ')
  const endsItself = outerParts(code).at(-1)?.startsWith('return') ?? false
  const used = declared.map((name) => `_ = ${name}\n`).join('')
  return {
    before: `${headOf(`${code}\n${list}`)}func _(${list}) error {\n`,
    after: endsItself ? '\n}\n' : `\n${used}return nil\n}\n`,
  }
}

/** Names that mean the same on all pages; a fragment may declare them itself. */
const given = { s: '*slim.Slim', c: 'slim.Context' }

function uses(code: string, name: string): boolean {
  return new RegExp(`(?<![\\w.])${name}\\b`).test(blankTexts(code))
}

/** Variables that the outermost block declares. */
function declaredNames(code: string): string[] {
  const names = outerParts(code).flatMap((part) => {
    const found =
      /^(?:var\s+(\w+(?:\s*,\s*\w+)*)|(\w+(?:\s*,\s*\w+)*)\s*:=)/.exec(part)
    return (found?.[1] ?? found?.[2])?.split(/\s*,\s*/) ?? []
  })
  return [...new Set(names)].filter((name) => name !== '_')
}
