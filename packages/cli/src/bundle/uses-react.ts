import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type PackageJson = {
  readonly name?: string
  readonly dependencies?: object
  readonly peerDependencies?: object
}

/**
 * Whether a file belongs to a package that asks for React. Such a package has to get the one
 * that renders the page: two of them know nothing of each other's state.
 */
export function usesReact(file: string): boolean {
  const found = packageOf(dirname(file))
  const names = { ...found?.dependencies, ...found?.peerDependencies }
  return ['react', 'react-dom', 'preact'].some((name) => name in names)
}

/** The nearest `package.json` that names a package: those within one may only say how to load it. */
function packageOf(folder: string): PackageJson | undefined {
  try {
    const text = readFileSync(join(folder, 'package.json'), 'utf8')
    const found = JSON.parse(text) as PackageJson
    if (found.name !== undefined) return found
  } catch {
    // Most folders of a package have none: the next one up may.
  }
  const above = dirname(folder)
  return above === folder ? undefined : packageOf(above)
}
