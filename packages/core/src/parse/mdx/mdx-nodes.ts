import type { Program } from 'estree'
import type { Literal, Node, Parent } from 'unist'

/** The nodes that MDX adds to a content tree, as far as we read them. */
export type MdxExpression = Literal & {
  type: 'mdxFlowExpression' | 'mdxTextExpression'
  value: string
  data?: { estree?: Program | null }
}

export type MdxEsm = Literal & {
  type: 'mdxjsEsm'
  value: string
  data?: { estree?: Program | null }
}

export type MdxAttribute = {
  type: 'mdxJsxAttribute'
  name: string
  value?:
    | string
    | null
    | {
        type: 'mdxJsxAttributeValueExpression'
        value: string
        data?: { estree?: Program | null }
      }
}

export type MdxSpread = { type: 'mdxJsxExpressionAttribute'; value: string }

export type MdxElement = Parent & {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'
  name: string | null
  attributes: (MdxAttribute | MdxSpread)[]
}

export const mdxNodeTypes = [
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
] as const

export function isMdxElement(node: Node): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

export function isMdxExpression(node: Node): node is MdxExpression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}

export function isMdxEsm(node: Node): node is MdxEsm {
  return node.type === 'mdxjsEsm'
}
