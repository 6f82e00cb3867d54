import { readFile } from 'node:fs/promises'
import { dirname, extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildOptions, Loader, Plugin } from 'esbuild'

/**
 * Lets modules that run from a bundle know where their sources lie: `__dirname`,
 * `__filename`, `import.meta.url` and its kin name the file that a person wrote, and
 * `require` asks from the folder of `importer`.
 */
export function modulePlace(importer: string) {
  return {
    banner: {
      js: `import { createRequire as gwdocsCreateRequire } from 'node:module';const require = gwdocsCreateRequire(${JSON.stringify(pathToFileURL(importer).href)});`,
    },
    define: {
      'import.meta.url': 'gwdocsModuleUrl',
      'import.meta.dirname': '__dirname',
      'import.meta.filename': '__filename',
    },
    plugin: namePlaces,
  } satisfies BuildOptions & { plugin: Plugin }
}

const namePlaces: Plugin = {
  name: 'gwdocs-module-place',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path }) => {
      const contents = withPlaces(await readFile(path, 'utf8'), path)
      return contents === undefined
        ? undefined
        : { contents, loader: loaderOf(path) }
    })
  },
}

/** A module with what it asks of its own place; undefined where it asks nothing. */
export function withPlaces(text: string, path: string): string | undefined {
  const places = placesOf(text, path)
  // A script's `#!` line may stand nowhere but in front.
  return places === '' ? undefined : places + text.replace(/^#!.*/, '')
}

/** Definitions of what a module asks of its own place, for the front of its first line. */
export function placesOf(text: string, path: string): string {
  const values = {
    __dirname: dirname(path),
    __filename: path,
    gwdocsModuleUrl: pathToFileURL(path).href,
  }
  const wanted = Object.entries(values).filter(
    ([name]) => asksFor[name]?.test(text) && !declares(text, name),
  )
  return wanted
    .map(([name, value]) => `var ${name} = ${JSON.stringify(value)};`)
    .join('')
}

const asksFor: Readonly<Record<string, RegExp>> = {
  __dirname: /\b__dirname\b|import\.meta\.dirname/,
  __filename: /\b__filename\b|import\.meta\.filename/,
  gwdocsModuleUrl: /import\.meta\.url/,
}

/** ES modules often make these names themselves. */
function declares(text: string, name: string): boolean {
  return new RegExp(`\\b(?:const|let|var)\\s+${name}\\b`).test(text)
}

function loaderOf(path: string): Loader {
  const ending = extname(path).replace(/^\.[cm]?/, '')
  return ending === 'js' ? 'jsx' : (ending as Loader)
}
