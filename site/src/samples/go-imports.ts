import { knownPackages } from './go-packages.ts'
import { blankTexts } from './go-source.ts'

/** Import lines for the packages that a fragment uses and does not import itself. */
export function importsFor(code: string): string {
  const blanked = blankTexts(code)
  const own = importedNames(code)
  const paths = [...knownPackages].flatMap(([name, path]) =>
    usesPackage(blanked, name) && !own.has(name) ? [path] : [],
  )
  return paths.map((path) => `import "${path}"\n`).join('')
}

/** A name before a dot and an exported name, unless the code makes it a variable. */
function usesPackage(code: string, name: string): boolean {
  const used = new RegExp(`(?<![\\w.])${name}\\.[A-Z]`)
  return used.test(code) && !isVariable(code, name)
}

/** Whether code, its texts blanked, declares a variable of this name. */
export function isVariable(code: string, name: string): boolean {
  const variable = new RegExp(
    `(?<![\\w.])${name}(?:\\s*,\\s*\\w+)*\\s*:=|\\bvar ${name}\\b|[(,]\\s*${name}\\s+(?!${name}\\.)[\\w*[]`,
  )
  return variable.test(code)
}

/** Whether code imports another package under the name of one that the pages document. */
export function importsOther(code: string, name: string): boolean {
  const path = importsOf(code).get(name)
  return path !== undefined && path !== knownPackages.get(name)
}

function importedNames(code: string): ReadonlySet<string> {
  return new Set(importsOf(code).keys())
}

/** Name → path, as the import lines say. */
function importsOf(code: string): ReadonlyMap<string, string> {
  const blocks = code.match(/^import\s*(?:\([^)]*\)|.*)/gm) ?? []
  const specs = blocks.flatMap((block) => [
    ...block.matchAll(/(?:([\w.]+)\s+)?"([^"\n]+)"/g),
  ])
  return new Map(
    specs.map(([, name, path = '']) => {
      const own = name === 'import' ? undefined : name
      return [own ?? path.slice(path.lastIndexOf('/') + 1), path]
    }),
  )
}
