import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import {
  type Loader,
  type OnResolveArgs,
  type Plugin,
  transform,
} from 'esbuild'
import { aliasNamespace } from './aliased-components.ts'
import { fileWithReact } from './provided-modules.ts'

const theme = '@gwdocs/theme'
const namespace = 'gwdocs-theme-parts'

/**
 * In a bundle for browsers, a module of the site takes from the theme's entry only what it
 * names. The entry imports all components: those of articles, which hydrated pages need, would
 * come with the script of every page as soon as one component of the navbar asked for a hook.
 */
export function themeParts(): Plugin {
  const parts = readParts()
  return {
    name: 'gwdocs-theme-parts',
    setup(build) {
      build.onResolve({ filter: /^@gwdocs\/theme$/ }, async (args) => {
        const names = await namesAskedBy(args)
        return names?.every((name) => parts.has(name))
          ? { path: names.join(), namespace }
          : undefined
      })
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: path
          .split(',')
          .map((name) => parts.get(name) ?? '')
          .join('\n'),
        resolveDir: import.meta.dirname,
      }))
    },
  }
}

/** Name that the theme's entry exports → the statement that exports it from its own module. */
function readParts(): ReadonlyMap<string, string> {
  const entry = fileWithReact(theme) ?? ''
  const text = readFileSync(entry, 'utf8')
  return new Map(
    [...text.matchAll(/export \{([^}]*)\} from ["']([^"']+)["']/g)].flatMap(
      ([, list = '', source = '']) =>
        list.split(',').map((each): [string, string] => {
          const [name = '', alias = name] = each.trim().split(' as ')
          const file = JSON.stringify(join(dirname(entry), source))
          return [alias, `export { ${name} as ${alias} } from ${file}`]
        }),
    ),
  )
}

/** `@theme-original/…` asks for one component. */
async function namesAskedBy({
  namespace: from,
  importer,
}: OnResolveArgs): Promise<readonly string[] | undefined> {
  if (from === aliasNamespace) return [importer.replace(/^original:/, '')]
  return from === 'file' ? importedNames(importer) : undefined
}

/** What a module imports from the theme by name; undefined where it takes the whole of it. */
async function importedNames(file: string): Promise<string[] | undefined> {
  const loader = extname(file).slice(1).replace(/^[cm]/, '')
  if (!/^[jt]sx?$/.test(loader)) return undefined
  // Printed anew, every import has one form, and those of types are gone.
  const { code } = await transform(await readFile(file, 'utf8'), {
    loader: loader === 'js' ? 'jsx' : (loader as Loader),
    jsx: 'automatic',
    logLevel: 'silent',
  })
  const statements = code
    .split('\n')
    .join(' ')
    .split(/;|(?=\bimport\b)/)
  const own = statements.filter((each) => each.endsWith(`from "${theme}"`))
  const lists = own.map((each) => /\{([^}]*)\}/.exec(each)?.[1])
  if (lists.length === 0 || lists.includes(undefined)) return undefined
  const names = lists
    .join()
    .split(',')
    .map((each) => each.trim().split(' as ')[0] ?? '')
  return [...new Set(names.filter((each) => each !== ''))].sort()
}
