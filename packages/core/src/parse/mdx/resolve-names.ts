import type { VFile } from 'vfile'
import { folderOf, resolvePath } from '../../shared/resolve-path.ts'
import { isAssetSource } from './asset-address.ts'
import {
  builtInFor,
  functionsOf,
  isBuiltIn,
  isReservedSource,
} from './built-in-components.ts'
import type { Scope } from './evaluate-literal.ts'
import type { PartialImport } from './mdx-module.ts'
import { rawSource } from './raw-source.ts'
import type { MdxDeclarations, MdxImport } from './read-imports.ts'

/** What the names of a file stand for. */
export type Names = {
  /** Local name → built-in component. */
  readonly builtIns: Readonly<Record<string, string>>
  readonly partials: Readonly<Record<string, string>>
  readonly partialImports: readonly PartialImport[]
  /** Local name of a table of contents → its file; `''` is the file itself. */
  readonly tocs: Readonly<Record<string, string>>
  /** Imports of the site's own: they have to be run. */
  readonly ownImports: readonly MdxImport[]
  /** Imports of pictures and other files that are no code. */
  readonly assetImports: readonly MdxImport[]
  /** Local name → file, as written, for these. */
  readonly assets: Readonly<Record<string, string>>
  /** Local name → file, as written, for imports of the texts of files. */
  readonly texts: Readonly<Record<string, string>>
  readonly textImports: readonly MdxImport[]
  /** Whether a component of this name may stand in the page; undefined where exports may define it. */
  readonly isKnown: ((name: string) => boolean) | undefined
  readonly scope: Scope
  /** Local names of the hook that knows the category around a page. */
  readonly categoryHooks: ReadonlySet<string>
}

type Found = {
  -readonly [Key in 'builtIns' | 'partials' | 'texts' | 'tocs']: Record<
    string,
    string
  >
} & {
  readonly partialImports: PartialImport[]
  readonly ownImports: MdxImport[]
  readonly assetImports: MdxImport[]
  readonly textImports: MdxImport[]
  readonly addressFunctions: Set<string>
  readonly categoryHooks: Set<string>
}

/** Reads what a file imports; modules that nobody provides are reported. */
export function resolveNames(
  { imports, hasExports }: MdxDeclarations,
  file: VFile,
): Names {
  const found: Found = {
    builtIns: {},
    partials: {},
    texts: {},
    tocs: { toc: '' },
    partialImports: [],
    ownImports: [],
    assetImports: [],
    textImports: [],
    addressFunctions: new Set(),
    categoryHooks: new Set(),
  }
  for (const each of imports) addImport(each, found, file)
  const imported = new Set(imports.flatMap(({ names }) => Object.keys(names)))
  const isKnown = hasExports
    ? undefined
    : (name: string) => isBuiltIn(name) || imported.has(name)
  const { addressFunctions, ...rest } = found
  const frontMatter = file.data['frontMatter'] ?? {}
  const values = new Map<string, unknown>([['frontMatter', frontMatter]])
  for (const name of imported) values.delete(name)
  const assets = Object.fromEntries(
    found.assetImports.map(({ names, source }) => [
      Object.keys(names)[0],
      source,
    ]),
  )
  return { ...rest, assets, isKnown, scope: { values, addressFunctions } }
}

function addImport(each: MdxImport, found: Found, file: VFile): void {
  const { source } = each
  const raw = rawSource(source)
  if (raw !== undefined) addText(each, raw, found)
  else if (/\.mdx?$/.test(source)) addPartial(each, found, file)
  else if (isAsset(each)) found.assetImports.push(each)
  else if (!isReservedSource(source)) found.ownImports.push(each)
  else if (!isProvided(each)) reportImport(each, file)
  else addAlias(each, found)
}

function addAlias({ source, names }: MdxImport, found: Found): void {
  for (const [local, imported] of Object.entries(names)) {
    const builtIn = imported === 'default' ? builtInFor(source) : undefined
    if (builtIn) found.builtIns[local] = builtIn
    if (imported === 'useCurrentSidebarCategory') found.categoryHooks.add(local)
    if (source === '@docusaurus/useBaseUrl' && imported === 'default')
      found.addressFunctions.add(local)
  }
}

function addText(each: MdxImport, path: string, found: Found): void {
  found.textImports.push(each)
  for (const [local, imported] of Object.entries(each.names))
    if (imported === 'default') found.texts[local] = path
}

function addPartial(each: MdxImport, found: Found, file: VFile): void {
  const { source, names, line, column } = each
  const filePath = toFilePath(source, file.path)
  found.partialImports.push({ source, filePath, line, column })
  for (const [local, imported] of Object.entries(names)) {
    if (imported === 'default') found.partials[local] = filePath
    if (imported === 'toc') found.tocs[local] = filePath
  }
}

function isProvided({ source, names }: MdxImport): boolean {
  const functions = functionsOf(source)
  return Object.values(names).every(
    (name) =>
      functions.includes(name) ||
      (name === 'default' && builtInFor(source) !== undefined),
  )
}

/** `./_part.mdx`, `@site/docs/_part.mdx` → a path relative to the site. */
function toFilePath(source: string, importer: string): string {
  return source.startsWith('@site/')
    ? source.slice('@site/'.length)
    : resolvePath(folderOf(importer), source)
}

function reportImport({ source, line, column }: MdxImport, file: VFile): void {
  file.message(`unknown-import:${source}`, { place: { line, column } })
}

/** `import logo from './logo.png'` */
function isAsset({ source, names }: MdxImport): boolean {
  const [imported, ...others] = Object.values(names)
  return imported === 'default' && others.length === 0 && isAssetSource(source)
}
