import type { Element, ElementContent, Properties } from 'hast'
import { isAddress } from '../../links/element-addresses.ts'
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
    const property = toProperty(name)
    properties[property] = toPropertyValue(property, value.value)
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
  const address = isAddress(name ?? '', attribute.name)
    ? assetAddress(expression, assets)
    : undefined
  return address === undefined
    ? evaluateLiteral(expression)
    : { value: address }
}

function toProperty(name: string): string {
  return name === 'class' ? 'className' : name
}

type PropertyValue = Properties[string]

function toPropertyValue(name: string, value: unknown): PropertyValue {
  if (isObject(value)) return toStyleText(value)
  // What looks at classes later expects a list, as the parser of HTML makes it.
  return name === 'className' && typeof value === 'string'
    ? value.split(/\s+/).filter(Boolean)
    : (value as PropertyValue)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
