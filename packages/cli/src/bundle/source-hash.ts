import { readFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Metafile } from 'esbuild'
import { hashOf } from './content-hash.ts'

/**
 * What a bundled module is made of, as one hash: the text of its files, and name and version
 * of each installed package that stays outside. Equal hashes mean that the module does the same.
 */
export async function hashSources(
  siteDir: string,
  { inputs }: Metafile,
): Promise<string> {
  const files = Object.keys(inputs).filter((each) => !each.includes('<stdin>'))
  const texts = files.map(async (each) => {
    const file = resolve(siteDir, each)
    const name = relative(siteDir, file).replaceAll('\\', '/')
    return `${name}\n${hashOf(await readFile(file))}`
  })
  const packages = Object.values(inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external }) => external)
    .flatMap(({ path }) => fileOf(path) ?? [])
    .map((file) => packageOf(file))
  const parts = await Promise.all([...texts, ...packages])
  return hashOf([...new Set(parts)].sort().join('\n'))
}

/** The file of what stays outside a bundle; undefined for what Node brings. */
function fileOf(path: string): string | undefined {
  if (path.startsWith('file:')) return fileURLToPath(path)
  return isAbsolute(path) ? path : undefined
}

type PackageJson = { readonly name?: string; readonly version?: string }

/** `remark-foo@1.2.0`, from the nearest `package.json` that names a version. */
async function packageOf(file: string): Promise<string> {
  const folder = dirname(file)
  if (folder === file) return file
  try {
    const text = await readFile(join(folder, 'package.json'), 'utf8')
    const { name, version } = JSON.parse(text) as PackageJson
    if (name && version) return `${name}@${version}`
  } catch {
    // Most folders of a package have none: the next one up may.
  }
  return packageOf(folder)
}
