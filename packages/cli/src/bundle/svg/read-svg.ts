import type { SvgNode } from '@gwdocs/theme/server'
import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { hashOf } from '../content-hash.ts'
import { applyStyleSheets } from './apply-style-sheets.ts'
import { prefixIds } from './prefix-ids.ts'
import { keepReadableStyles } from './readable-styles.ts'

/**
 * A drawing, read from the text of its file; undefined where the text holds none.
 *
 * What editors leave behind is taken out, and what would run. Rules of its style sheets become
 * styles of its elements, and ids get a name of their own, as several drawings may stand in
 * one page.
 */
export function readSvg(text: string): SvgNode | undefined {
  const root = fromHtml(text.replace(/^[^]*?(?=<svg[\s>])/i, ''), {
    fragment: true,
  })
  const svg = root.children.find(isElement)
  if (svg?.tagName !== 'svg') return undefined
  const cleaned = clean(svg)
  applyStyleSheets(cleaned)
  keepReadableStyles(cleaned)
  prefixIds(cleaned, hashOf(text).slice(0, 4))
  return toNode(cleaned)
}

function isElement(node: Root['children'][number]): node is Element {
  return node.type === 'element'
}

const unwanted = new Set(['metadata', 'script'])

function clean(element: Element): Element {
  const kept = element.children.filter((child) => isShown(child))
  return {
    ...element,
    properties: Object.fromEntries(
      Object.entries(element.properties).filter(
        ([name]) => !/^on[a-z]/i.test(name) && !isOfEditor(name),
      ),
    ),
    children: kept.map((child) =>
      child.type === 'element' ? clean(child) : child,
    ),
  }
}

function isShown(node: ElementContent): boolean {
  if (node.type !== 'element') return node.type === 'text'
  return !unwanted.has(node.tagName) && !node.tagName.includes(':')
}

/** `inkscape:label`, `xmlns:sketch`: names of a drawing program. */
function isOfEditor(name: string): boolean {
  return name.includes(':') && !/^(?:xlink|xml):/.test(name)
}

type Props = Readonly<Record<string, unknown>> & { readonly children?: unknown }

/** The names of attributes and styles are those of React. */
function toNode(svg: Element): SvgNode {
  const make = (type: unknown, { children, ...props }: Props): SvgNode => [
    String(type),
    props,
    listOf(children),
  ]
  return toJsxRuntime(svg, {
    Fragment: 'fragment',
    jsx: make as never,
    jsxs: make as never,
    space: 'svg',
  }) as unknown as SvgNode
}

function listOf(children: unknown): SvgNode[] {
  if (children === undefined) return []
  const isOne =
    typeof children === 'string' ||
    (Array.isArray(children) &&
      typeof children[0] === 'string' &&
      isNode(children))
  return isOne ? [children as SvgNode] : (children as SvgNode[])
}

/** A list of children may begin with a text; a node's second part is its props. */
function isNode(value: readonly unknown[]): boolean {
  return value.length === 3 && isObject(value[1]) && Array.isArray(value[2])
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
