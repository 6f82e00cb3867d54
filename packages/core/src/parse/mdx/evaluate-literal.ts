import type {
  Expression,
  ObjectExpression,
  Program,
  Property,
  SpreadElement,
} from 'estree'

export type Evaluated = { readonly value: unknown }

/** The one expression of `{…}`; undefined for an empty one or a comment. */
export function expressionOf(
  program: Program | null | undefined,
): Expression | undefined {
  const [statement] = program?.body ?? []
  return statement?.type === 'ExpressionStatement'
    ? statement.expression
    : undefined
}

/**
 * The value of an expression that is written out in full: texts, numbers, lists, objects.
 *
 * Out: undefined where something would have to be run.
 */
export function evaluateLiteral(expression: Expression): Evaluated | undefined {
  switch (expression.type) {
    case 'Literal':
      return { value: expression.value }
    case 'Identifier':
      return expression.name === 'undefined' ? { value: undefined } : undefined
    case 'TemplateLiteral':
      return expression.expressions.length === 0
        ? { value: expression.quasis.map(({ value }) => value.cooked).join('') }
        : undefined
    case 'UnaryExpression':
      return negative(expression.operator, expression.argument)
    case 'ArrayExpression':
      return list(expression.elements)
    case 'ObjectExpression':
      return object(expression)
    default:
      return undefined
  }
}

function negative(
  operator: string,
  argument: Expression,
): Evaluated | undefined {
  const inner = evaluateLiteral(argument)
  if (!inner || typeof inner.value !== 'number') return undefined
  if (operator === '-') return { value: -inner.value }
  return operator === '+' ? inner : undefined
}

function list(
  elements: (Expression | SpreadElement | null)[],
): Evaluated | undefined {
  const values: unknown[] = []
  for (const element of elements) {
    if (element === null || element.type === 'SpreadElement') return undefined
    const inner = evaluateLiteral(element)
    if (!inner) return undefined
    values.push(inner.value)
  }
  return { value: values }
}

function object({ properties }: ObjectExpression): Evaluated | undefined {
  const entries: [string, unknown][] = []
  for (const property of properties) {
    const key = property.type === 'Property' ? keyOf(property) : undefined
    const inner =
      property.type === 'Property'
        ? evaluateLiteral(property.value as Expression)
        : undefined
    if (key === undefined || !inner) return undefined
    entries.push([key, inner.value])
  }
  return { value: Object.fromEntries(entries) }
}

function keyOf({ key, computed }: Property): string | undefined {
  if (computed) return undefined
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}
