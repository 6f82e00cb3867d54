import {
  Children,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type HeadElement = ReactElement<Readonly<Record<string, unknown>>, string>

/** What a page's components add to its head, in the order in which they are rendered. */
export type PageHead = {
  readonly add: (elements: ReactNode) => void
  /** The head with these elements: one of each title, description and canonical address. */
  readonly applyTo: (head: string) => string
}

export function createPageHead(): PageHead {
  const elements: HeadElement[] = []
  return {
    add: (added) => elements.push(...flatten(added)),
    applyTo: (head) => elements.reduce(addElement, head),
  }
}

/** What else a head may hold has no place here: attributes of the page are the theme's. */
const allowed = new Set(['title', 'meta', 'link', 'script'])

function flatten(nodes: ReactNode): HeadElement[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement<{ children?: ReactNode }>(node)) return []
    if (node.type === Fragment) return flatten(node.props.children)
    return allowed.has(String(node.type)) ? [node as HeadElement] : []
  })
}

function addElement(head: string, element: HeadElement): string {
  const html = renderToStaticMarkup(createElement(Fragment, null, element))
  const same = patternOf(element)
  return same?.test(head) ? head.replace(same, () => html) : head + html
}

/** Finds the element of the head that a page's own one replaces. */
function patternOf({ type, props }: HeadElement): RegExp | undefined {
  if (type === 'title') return /<title>[^<]*<\/title>/
  if (type === 'link' && props['rel'] === 'canonical')
    return /<link rel="canonical"[^>]*>/
  const key = props['name'] ? 'name' : 'property'
  if (type !== 'meta' || typeof props[key] !== 'string') return undefined
  const value = props[key].replace(/[^\w:-]/g, '\\$&')
  return new RegExp(`<meta ${key}="${value}"[^>]*>`)
}
