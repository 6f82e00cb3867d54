import { basename } from 'node:path'
import { hashOf } from './content-hash.ts'

type Files = ReadonlyMap<string, Uint8Array>

export type NamedFiles = {
  /** Path below the output folder → bytes. */
  readonly files: Files
  /** The bundler's path → ours. */
  readonly paths: ReadonlyMap<string, string>
}

/**
 * Names the files of a bundle by what is in them and in the files that they import.
 *
 * The bundler's own names of scripts and styles depend on where the sources lie: the same
 * site in another folder would be another deployment. Other files keep their names: pages
 * rendered from another bundle name them too.
 */
export function nameByContent(files: Files): NamedFiles {
  const names = [...files.keys()].map((path) => basename(path))
  const texts = new Map(
    [...files].map(([path, bytes]) => [
      basename(path),
      Buffer.from(bytes).toString('latin1'),
    ]),
  )
  const imports = new Map(
    [...texts].map(([name, text]) => [name, findNames(text, names)]),
  )
  const own = new Map(
    [...texts].map(([name, text]) => [
      name,
      hashOf(replaceNames(text, names, () => '')),
    ]),
  )
  const nameOf = (name: string): string => {
    if (!/\.(?:js|css)$/.test(name)) return name
    const reached = reach(name, imports).map((each) => own.get(each))
    return name.replace(/-[A-Z\d]{8}(?=\.)/, `-${hashOf(reached.join(' '))}`)
  }
  const paths = new Map(
    [...files.keys()].map((path) => {
      const name = basename(path)
      return [path, path.slice(0, -name.length) + nameOf(name)]
    }),
  )
  const renamed = [...texts].map(
    ([name, text], index): [string, Uint8Array] => {
      const path = [...paths.values()][index] ?? name
      return [path, Buffer.from(replaceNames(text, names, nameOf), 'latin1')]
    },
  )
  return { files: new Map(renamed), paths }
}

/** The names that stand in a text, each once, in their order. */
function findNames(text: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, index: text.indexOf(name) }))
    .filter(({ index }) => index !== -1)
    .sort((a, b) => a.index - b.index)
    .map(({ name }) => name)
}

function replaceNames(
  text: string,
  names: readonly string[],
  replace: (name: string) => string,
): string {
  return names.reduce(
    (changed, name) =>
      changed.includes(name)
        ? changed.replaceAll(name, replace(name))
        : changed,
    text,
  )
}

/** A file and all that it imports, directly or not, in a fixed order. */
function reach(
  name: string,
  imports: ReadonlyMap<string, readonly string[]>,
  seen: Set<string> = new Set(),
): string[] {
  if (seen.has(name)) return []
  seen.add(name)
  const inner = imports.get(name) ?? []
  return [name, ...inner.flatMap((each) => reach(each, imports, seen))]
}
