import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentedPackages } from '../samples/go-packages.ts'

/** What a package exports, as the site's record of it says. */
export type PackageRecord = {
  /** As the pages' code calls it. */
  readonly name: string
  /** Import path. */
  readonly path: string
  readonly version: string
  /** Relative to the site. */
  readonly file: string
  /** `New`, `Slim`, `Slim.Use` → line in the file. */
  readonly names: ReadonlyMap<string, number>
}

/** Folder of the records, relative to the site: `slim.txt` and so on. */
const folder = 'api'

/** The records of all packages that the site documents. */
export function readRecords(siteDir: string): PackageRecord[] {
  return Object.entries(documentedPackages).map(([name, path]) => {
    const file = `${folder}/${name}.txt`
    const text = readFileSync(join(siteDir, file), 'utf8')
    return { name, path, file, ...readRecord(text) }
  })
}

/** The first line is `# path version`, each other one a name. */
export function readRecord(
  text: string,
): Pick<PackageRecord, 'version' | 'names'> {
  const lines = text.split(/\r?\n/)
  const version = /^# \S+ (\S+)/.exec(lines[0] ?? '')?.[1] ?? ''
  const names = lines.flatMap((name, index): [string, number][] =>
    name === '' || name.startsWith('#') ? [] : [[name, index + 1]],
  )
  return { version, names: new Map(names) }
}

export function writeRecord(
  path: string,
  version: string,
  names: Iterable<string>,
): string {
  return `${[`# ${path} ${version}`, ...[...names].sort()].join('\n')}\n`
}

/** The version of the module in which a package lies. */
export function versionOf(path: string, goMod: string): string {
  const found = [...goMod.matchAll(/^\s*(?:require\s+)?(\S+) (v\S+)/gm)].find(
    ([, module = '']) => `${path}/`.startsWith(`${module}/`),
  )
  return found?.[2] ?? ''
}
