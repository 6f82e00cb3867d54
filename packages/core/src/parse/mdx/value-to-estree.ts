import type { Expression, Program } from 'estree'
import type { Json } from '../../shared/json.ts'
import type { MdxAttribute } from './mdx-nodes.ts'

/** An attribute that holds a value: what `evaluateLiteral` reads again. */
export function attributeOf(name: string, value: Json): MdxAttribute {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value }
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression: toEstree(value) }],
  }
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: { estree },
    },
  }
}

function toEstree(value: Json): Expression {
  if (typeof value === 'number' && value < 0) {
    const argument = toEstree(-value)
    return { type: 'UnaryExpression', operator: '-', prefix: true, argument }
  }
  if (typeof value !== 'object' || value === null)
    return { type: 'Literal', value }
  if (Array.isArray(value))
    return { type: 'ArrayExpression', elements: value.map(toEstree) }
  return {
    type: 'ObjectExpression',
    properties: Object.entries(value).map(([key, inner]) => ({
      type: 'Property',
      key: { type: 'Literal', value: key },
      value: toEstree(inner),
      kind: 'init',
      computed: false,
      method: false,
      shorthand: false,
    })),
  }
}
