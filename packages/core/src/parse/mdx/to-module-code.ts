import { createProcessor } from '@mdx-js/mdx'
import type { ImportDeclaration, Program } from 'estree'
import type { Root } from 'hast'
import { builtInFor } from './built-in-components.ts'
import { isMdxEsm } from './mdx-nodes.ts'

/**
 * The JavaScript module of a page: a component that takes `components` and returns the
 * page's text.
 *
 * In:  a finished content tree, its MDX nodes among the elements.
 * Out: an ES module with JSX compiled for React; imports are kept as they are written,
 *      but for built-in components, which come through `components`.
 */
export function toModuleCode(content: Root): string {
  const tree = {
    ...content,
    children: content.children.flatMap(withoutAliases),
  }
  // The processor's first half is done already: it only turns the tree into code.
  const processor = createProcessor({ rehypePlugins: [() => () => tree] })
  const program = processor.runSync({ type: 'root', children: [] } as never)
  return String(processor.stringify(program as never))
}

function withoutAliases(node: Root['children'][number]): Root['children'] {
  if (!isMdxEsm(node) || !node.data?.estree) return [node]
  const body = node.data.estree.body.filter((statement) => !isAlias(statement))
  const estree = { ...node.data.estree, body }
  return [
    {
      ...node,
      data: { ...node.data, estree },
    } as unknown as Root['children'][number],
  ]
}

function isAlias(
  statement: Program['body'][number],
): statement is ImportDeclaration {
  return (
    statement.type === 'ImportDeclaration' &&
    builtInFor(String(statement.source.value)) !== undefined
  )
}
