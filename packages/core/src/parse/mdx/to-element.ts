import type { Element, ElementContent, Properties } from 'hast'
import { assetAddress, type Assets } from './asset-address.ts'
import { evaluateLiteral, expressionOf } from './evaluate-literal.ts'
import type { MdxAttribute, MdxElement } from './mdx-nodes.ts'
import { toStyleText } from './style-text.ts'

/** `<img src="…" />` in JSX is the same as in HTML, where its attributes are written out. */
export function toElement(
  node: MdxElement,
  assets: Assets,
): ElementContent[] | undefined {
  const properties: Properties = {}
  for (const attribute of node.attributes) {
    const value =
      attribute.type === 'mdxJsxAttribute'
        ? valueOf(node, attribute, assets)
        : undefined
    if (attribute.type !== 'mdxJsxAttribute' || !value) return undefined
    const { name } = attribute
    // Objects but styles mean something to React alone: `dangerouslySetInnerHTML`.
    if (isObject(value.value) && name !== 'style') return undefined
    properties[toProperty(name)] = toPropertyValue(value.value)
  }
  const element: Element = {
    type: 'element',
    tagName: node.name ?? '',
    properties,
    children: node.children as ElementContent[],
    ...(node.position && { position: node.position }),
  }
  return [element]
}

/** What an attribute is known to be without running anything; undefined for the rest. */
export function valueOf(
  { name }: MdxElement,
  attribute: MdxAttribute,
  assets: Assets,
): { value: unknown } | undefined {
  const { value } = attribute
  if (value === null || value === undefined) return { value: true }
  if (typeof value === 'string') return { value }
  const expression = expressionOf(value.data?.estree)
  if (!expression) return undefined
  const isAddress = addressOf[name ?? ''] === attribute.name
  const address = isAddress ? assetAddress(expression, assets) : undefined
  return address === undefined
    ? evaluateLiteral(expression)
    : { value: address }
}

/** Elements whose addresses the build resolves → the attribute that holds it. */
const addressOf: Readonly<Record<string, string>> = { a: 'href', img: 'src' }

function toProperty(name: string): string {
  return name === 'class' ? 'className' : name
}

type PropertyValue = string | number | boolean | null | undefined

function toPropertyValue(value: unknown): PropertyValue {
  return isObject(value) ? toStyleText(value) : (value as PropertyValue)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
