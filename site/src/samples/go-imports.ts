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
  const variable = new RegExp(
    `(?<![\\w.])${name}(?:\\s*,\\s*\\w+)*\\s*:=|\\bvar ${name}\\b|[(,]\\s*${name}\\s+(?!${name}\\.)[\\w*[]`,
  )
  return used.test(code) && !variable.test(code)
}

function importedNames(code: string): ReadonlySet<string> {
  const blocks = code.match(/^import\s*(?:\([^)]*\)|.*)/gm) ?? []
  const specs = blocks.flatMap((block) => [
    ...block.matchAll(/(?:([\w.]+)\s+)?"([^"\n]+)"/g),
  ])
  return new Set(
    specs.map(([, name, path = '']) => {
      const own = name === 'import' ? undefined : name
      return own ?? path.slice(path.lastIndexOf('/') + 1)
    }),
  )
}
