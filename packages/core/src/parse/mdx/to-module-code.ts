import { createProcessor } from '@mdx-js/mdx'
import type { ImportDeclaration, Program } from 'estree'
import type { Root } from 'hast'
import type { Json } from '../../shared/json.ts'
import { builtInFor } from './built-in-components.ts'
import { isMdxEsm } from './mdx-nodes.ts'
import { declaredNames } from './read-imports.ts'

/**
 * The JavaScript module of a page: a component that takes `components` and returns the
 * page's text.
 *
 * In:  a finished content tree, its MDX nodes among the elements; values that the module
 *      exports beside the component, unless it has something else of that name.
 * Out: an ES module with JSX compiled for React; imports are kept as they are written,
 *      but for built-in components, which come through `components`.
 */
export function toModuleCode(
  content: Root,
  values: Readonly<Record<string, Json>> = {},
): string {
  const tree = {
    ...content,
    children: content.children.flatMap(withoutAliases),
  }
  // The processor's first half is done already: it only turns the tree into code.
  const processor = createProcessor({ rehypePlugins: [() => () => tree] })
  const program = processor.runSync({ type: 'root', children: [] } as never)
  const declared = declaredNames(content)
  const exports = Object.entries(values)
    .filter(([name]) => !declared.has(name))
    .map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
    )
  return exports.join('') + String(processor.stringify(program as never))
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
