import type { VFile } from 'vfile'
import { folderOf, resolvePath } from '../../shared/resolve-path.ts'
import { isAssetSource } from './asset-address.ts'
import {
  builtInFor,
  isBuiltIn,
  isReservedSource,
} from './built-in-components.ts'
import type { PartialImport } from './mdx-module.ts'
import type { MdxDeclarations, MdxImport } from './read-imports.ts'

/** What the names that a page uses stand for. */
export type Names = {
  /** Local name → built-in component. */
  readonly builtIns: Readonly<Record<string, string>>
  readonly partials: Readonly<Record<string, string>>
  readonly partialImports: readonly PartialImport[]
  readonly ownImports: readonly MdxImport[]
  /** Imports of pictures and other files that are no code. */
  readonly assetImports: readonly MdxImport[]
  /** Local name → file, as written, for these. */
  readonly assets: Readonly<Record<string, string>>
  /** Whether a component of this name may stand in the page; undefined where exports may define it. */
  readonly isKnown: ((name: string) => boolean) | undefined
}

/** Sorts a page's imports by what they are to gwdocs; reports those that it cannot provide. */
export function resolveNames(
  { imports, hasExports }: MdxDeclarations,
  file: VFile,
): Names {
  const builtIns: Record<string, string> = {}
  const partials: Record<string, string> = {}
  const partialImports: PartialImport[] = []
  const ownImports: MdxImport[] = []
  const assetImports: MdxImport[] = []
  for (const each of imports) {
    const local = Object.keys(each.names)[0]
    const builtIn = builtInFor(each.source)
    if (builtIn && local) builtIns[local] = builtIn
    else if (/\.mdx?$/.test(each.source) && local) {
      const filePath = toFilePath(each.source, file.path)
      const { source, line, column } = each
      partials[local] = filePath
      partialImports.push({ source, filePath, line, column })
    } else if (isReservedSource(each.source)) reportImport(each, file)
    else if (isAsset(each)) assetImports.push(each)
    else ownImports.push(each)
  }
  const imported = new Set(imports.flatMap(({ names }) => Object.keys(names)))
  const isKnown = hasExports
    ? undefined
    : (name: string) => isBuiltIn(name) || imported.has(name)
  return {
    builtIns,
    partials,
    partialImports,
    ownImports,
    assetImports,
    assets: Object.fromEntries(
      assetImports.map(({ names, source }) => [Object.keys(names)[0], source]),
    ),
    isKnown,
  }
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
