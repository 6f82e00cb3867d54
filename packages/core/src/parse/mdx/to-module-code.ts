import { SourceMapGenerator } from '@jridgewell/source-map'
import { createProcessor } from '@mdx-js/mdx'
import type { ImportDeclaration, Program } from 'estree'
import type { Root } from 'hast'
import { VFile } from 'vfile'
import type { Json } from '../../shared/json.ts'
import { builtInFor } from './built-in-components.ts'
import { isMdxEsm } from './mdx-nodes.ts'
import { declaredNames } from './read-imports.ts'

export type ModuleCode = {
  readonly code: string
  /** Which code came from which place of the file, as a source map of version 3. */
  readonly map: object
}

export type ModuleOptions = {
  /** The name that the source map gives to the file. */
  readonly source: string
  /** What the module exports beside the component, unless it has something else of that name. */
  readonly values?: Readonly<Record<string, Json>>
}

/**
 * The JavaScript module of a page: a component that takes `components` and returns the
 * page's text.
 *
 * In:  a finished content tree, its MDX nodes among the elements.
 * Out: an ES module with JSX compiled for React; imports are kept as they are written,
 *      but for built-in components, which come through `components`.
 */
export function toModuleCode(
  content: Root,
  { source, values = {} }: ModuleOptions,
): ModuleCode {
  const tree = {
    ...content,
    children: content.children.flatMap(withoutAliases),
  }
  // The processor's first half is done already: it only turns the tree into code.
  const processor = createProcessor({
    rehypePlugins: [() => () => tree],
    SourceMapGenerator: NamedMap as never,
    // A partial gets the theme's components like the page around it, whatever its props are.
    providerImportSource: '@gwdocs/theme/content',
  })
  const file = new VFile({ path: source })
  const empty = { type: 'root', children: [] }
  const program = processor.runSync(empty as never, file)
  const code = String(processor.stringify(program as never, file))
  // Below the page's own code, whose lines the map counts.
  return { code: code + exportsOf(values, content), map: file.map ?? {} }
}

function exportsOf(
  values: Readonly<Record<string, Json>>,
  content: Root,
): string {
  const declared = declaredNames(content)
  return Object.entries(values)
    .filter(([name]) => !declared.has(name))
    .map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
    )
    .join('')
}

/** The printer looks for the name of the file where Mozilla's generator keeps it. */
class NamedMap extends SourceMapGenerator {
  readonly _file: string

  constructor(options: { readonly file: string }) {
    super(options)
    this._file = options.file
  }
}

function withoutAliases(node: Root['children'][number]): Root['children'] {
  if (!isMdxEsm(node) || !node.data?.estree) return [node]
  const body = node.data.estree.body.flatMap(withoutBuiltIns)
  const estree = { ...node.data.estree, body }
  return [
    {
      ...node,
      data: { ...node.data, estree },
    } as unknown as Root['children'][number],
  ]
}

type Statement = Program['body'][number]

/** The functions of an aliased module stay: the bundler provides them. */
function withoutBuiltIns(statement: Statement): Statement[] {
  if (statement.type !== 'ImportDeclaration') return [statement]
  const specifiers = statement.specifiers.filter(
    (each) => !isBuiltIn(each, String(statement.source.value)),
  )
  const isEmptied = specifiers.length === 0 && statement.specifiers.length > 0
  return isEmptied ? [] : [{ ...statement, specifiers }]
}

function isBuiltIn(
  specifier: ImportDeclaration['specifiers'][number],
  source: string,
): boolean {
  if (specifier.type === 'ImportDefaultSpecifier')
    return builtInFor(source) !== undefined
  // The list of a category's pages knows it by itself.
  return (
    specifier.type === 'ImportSpecifier' &&
    specifier.imported.type === 'Identifier' &&
    specifier.imported.name === 'useCurrentSidebarCategory'
  )
}
