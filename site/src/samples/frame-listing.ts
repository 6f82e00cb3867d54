import { importsFor } from './go-imports.ts'
import { documentedPackages } from './go-packages.ts'
import { outerParts } from './go-source.ts'
import { assertPart } from './assert-listing.ts'

/**
 * A list of signatures, as `go doc` prints it: functions without bodies, or anything below a
 * line `package slim // import "go-slim.dev/slim"`, which names its package.
 */
export function isListing(code: string): boolean {
  return packageLine.test(code) || outerParts(code).some(isBodiless)
}

/**
 * Go cannot compile a list of signatures. So the list is put into a comment, and what stands
 * before it compiles only if the package has each function, method, type and field, as listed.
 */
export function frameListing(code: string, filePath: string) {
  const path = packageLine.exec(code)?.[1] ?? packageOf(filePath)
  const parts = outerParts(code).filter((part) => !part.startsWith('package'))
  const assertions = parts.map(assertPart).join('\n')
  const imports = `import . "${path}"\n${importsFor(assertions)}`
  return {
    before: `package sample\n\n${imports}\n${assertions}\n\n/*\n`,
    after: '\n*/\n',
  }
}

const packageLine = /^package \w+ \/\/ import "([^"]+)"$/m

/** `docs/ecosystem/ini.md` is about `ini`; the other pages are about `slim`. */
function packageOf(filePath: string): string {
  const name = /ecosystem\/(\w+)\.mdx?$/.exec(filePath)?.[1] ?? 'slim'
  return documentedPackages[name] ?? name
}

function isBodiless(part: string): boolean {
  const withoutTypes = part.replace(/(?:interface|struct)\s*\{[^{}]*\}/g, '')
  return (
    /^func\s+(?:\w|\([^()]*\)\s*\w+\()/.test(part) &&
    !withoutTypes.includes('{')
  )
}
