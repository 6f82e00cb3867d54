import type { Expression } from 'estree'
import type { Json } from '../../shared/json.ts'
import { evaluateLiteral, expressionOf } from './evaluate-literal.ts'
import type { MdxAttribute, MdxElement, MdxSpread } from './mdx-nodes.ts'
import type { Names } from './resolve-names.ts'
import { attributeOf } from './value-to-estree.ts'

/**
 * Writes out what attributes say by names that are known: addresses of files, values of the
 * front matter, the page's own table of contents and category.
 */
export function simplifyAttributes(
  node: MdxElement,
  builtIn: string | undefined,
  names: Names,
): void {
  node.attributes = node.attributes.flatMap((attribute) => {
    const expression = expressionIn(attribute)
    if (!expression || attribute.type !== 'mdxJsxAttribute') return [attribute]
    if (builtIn === 'TOCInline' && attribute.name === 'toc')
      return tocAttribute(attribute, expression, names)
    if (builtIn === 'DocCardList' && isCategoryItems(expression, names))
      return []
    const takesAddress =
      builtIn === 'Link' || /^[a-z]/.test(node.name ?? '')
        ? /^(?:href|poster|src|to)$/.test(attribute.name)
        : false
    return [written(attribute, expression, names, takesAddress)]
  })
}

function expressionIn(
  attribute: MdxAttribute | MdxSpread,
): Expression | undefined {
  const value =
    attribute.type === 'mdxJsxAttribute' ? attribute.value : undefined
  return typeof value === 'object' && value !== null
    ? expressionOf(value.data?.estree)
    : undefined
}

/** Elsewhere than in HTML a component may add the base address itself. */
function written(
  attribute: MdxAttribute,
  expression: Expression,
  { scope }: Names,
  takesAddress: boolean,
): MdxAttribute {
  if (expression.type === 'Literal') return attribute
  const { values } = scope
  const known = takesAddress
    ? scope
    : { values, addressFunctions: new Set<string>() }
  const isPlain = evaluateLiteral(expression) !== undefined
  const evaluated = isPlain ? undefined : evaluateLiteral(expression, known)
  return evaluated?.value === undefined
    ? attribute
    : attributeOf(attribute.name, evaluated.value as Json)
}

/** `toc={toc}` is the page's own; `toc={partToc}` that of an imported file. */
function tocAttribute(
  attribute: MdxAttribute,
  expression: Expression,
  { tocs }: Names,
): MdxAttribute[] {
  const file =
    expression.type === 'Identifier' ? tocs[expression.name] : undefined
  if (file === undefined) return [attribute]
  return file === '' ? [] : [attributeOf('file', file)]
}

/** `useCurrentSidebarCategory().items`: what the list shows by itself. */
function isCategoryItems(
  expression: Expression,
  { categoryHooks }: Names,
): boolean {
  return (
    expression.type === 'MemberExpression' &&
    expression.object.type === 'CallExpression' &&
    expression.object.callee.type === 'Identifier' &&
    categoryHooks.has(expression.object.callee.name)
  )
}
