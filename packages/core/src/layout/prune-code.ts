import type { Nodes, RootContent } from 'hast'
import { isBuiltIn } from '../parse/mdx/built-in-components.ts'
import { isMdxElement } from '../parse/mdx/mdx-nodes.ts'

/**
 * A content tree without what only running code could show: expressions, declarations and
 * components of the site. Lists of posts do not run the code of their posts.
 */
export function pruneCode<Node extends Nodes>(node: Node): Node {
  if (!('children' in node)) return node
  const children = (node.children as RootContent[])
    .filter((child) => !needsCode(child))
    .map((child) => pruneCode(child))
  return { ...node, children }
}

function needsCode(node: RootContent): boolean {
  if (isMdxElement(node)) return !isBuiltIn(node.name ?? '')
  return (node.type as string).startsWith('mdx')
}
