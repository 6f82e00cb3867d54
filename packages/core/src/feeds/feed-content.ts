import type { Element, ElementContent, Nodes, Properties } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { absoluteAttributes } from './absolute-attributes.ts'

/**
 * The text of a page as a feed carries it: every address absolute, and nothing that only the
 * page's own styles and scripts give a meaning to.
 *
 * In:  the page's HTML, and the address at which it is.
 * Out: undefined where the page has no article.
 */
export function feedContent(html: string, pageUrl: string): string | undefined {
  const article = findArticle(fromHtml(mainOf(html), { fragment: true }))
  if (!article) return undefined
  const children = cleanChildren(article, pageUrl)
  return toHtml({ type: 'root', children }).trim()
}

/** The theme writes one main area; what stands around it is large, and in no feed. */
function mainOf(html: string): string {
  const start = html.indexOf('<main')
  const end = html.lastIndexOf('</main>')
  return start === -1 || end === -1 ? '' : html.slice(start, end)
}

function findArticle(node: Nodes): Element | undefined {
  if (node.type === 'element' && 'dataGwArticle' in node.properties) return node
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    const found = findArticle(child)
    if (found) return found
  }
  return undefined
}

function cleanChildren(node: Element, pageUrl: string): ElementContent[] {
  return node.children.flatMap((child) => cleanNode(child, pageUrl))
}

/** Elements that mean nothing without the page's scripts and styles. */
const chromeTags = new Set(['button', 'script', 'style', 'template', 'link'])
const chromeClasses = ['gw-anchor', 'gw-code-language', 'gw-icon']

function cleanNode(node: ElementContent, pageUrl: string): ElementContent[] {
  if (node.type === 'comment') return []
  if (node.type !== 'element') return [node]
  if (chromeTags.has(node.tagName) || hasClass(node, chromeClasses)) return []
  const children = cleanChildren(node, pageUrl)
  const properties = absoluteAttributes(keptAttributes(node), pageUrl)
  if (node.tagName === 'span' && Object.keys(properties).length === 0)
    return children
  return [{ ...node, ...inPlainHtml(node, children), properties }]
}

/** What only looks like a notice or a title is one without the theme's styles, too. */
function inPlainHtml(node: Element, children: ElementContent[]) {
  const { tagName } = node
  if (hasClass(node, ['gw-admonition']))
    return { tagName: 'blockquote', children }
  if (hasClass(node, ['gw-admonition-title', 'gw-tab-label'])) {
    const strong: Element = {
      type: 'element',
      tagName: 'strong',
      properties: {},
      children,
    }
    return { tagName, children: [strong] }
  }
  return { tagName, children }
}

function hasClass({ properties }: Element, names: readonly string[]): boolean {
  const { className } = properties
  return (
    Array.isArray(className) &&
    className.some((name) => names.includes(String(name)))
  )
}

const ofPage = new Set([
  'className',
  'style',
  'tabIndex',
  'role',
  'loading',
  'decoding',
  'fetchPriority',
  'target',
  'rel',
])

function keptAttributes({ properties }: Element): Properties {
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([name]) => !ofPage.has(name) && !/^(?:data|aria|on)[A-Z]/.test(name),
    ),
  )
}
