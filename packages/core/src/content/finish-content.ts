import type { Element, Nodes, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import {
  isMdxElement,
  type MdxAttribute,
  type MdxElement,
} from '../parse/mdx/mdx-nodes.ts'
import { codeReference } from './code-reference.ts'
import type { CodeBlock, ParsedFile } from '../parse/parsed-file.ts'
import { linkOf, targetOf } from '../parse/plugins/rehype-collect.ts'
import { formatMessage, type Messages } from '../shared/messages.ts'

/** Colours a block of the content. */
export type HighlightBlock = (
  block: Omit<CodeBlock, 'line'>,
) => HighlightedBlock

export type HighlightedBlock = {
  /** Coloured lines, as HTML. */
  readonly html: string
  /** What a reader copies: without comments that only mark lines. */
  readonly code: string
}

export type FinishContent = {
  readonly file: ParsedFile
  /** Final addresses, in the order of `file.summary.links`. */
  readonly hrefs: readonly string[]
  readonly highlight: HighlightBlock
  readonly messages: Messages
}

/**
 * A file's content as its page shows it: links resolved, code coloured, the theme's own
 * words in the page's language. A new tree; the parsed one stays as it is.
 */
export function finishContent(options: FinishContent): Root {
  const context: Context = { ...options, nextLink: 0 }
  const root = structuredClone(options.file.content)
  finishChildren(root, context)
  return root
}

type Context = FinishContent & { nextLink: number }

function finishChildren(node: Nodes, context: Context): void {
  if (!('children' in node)) return
  for (const child of node.children) {
    if (child.type === 'element') finishElement(child, context)
    else if (isMdxElement(child)) finishComponent(child, context)
    finishChildren(child as Nodes, context)
  }
}

function finishElement(node: Element, context: Context): void {
  if (isAnchor(node)) return
  if (linkOf(node)) setLink(node, context)
  if (/^h[2-6]$/.test(node.tagName)) finishHeading(node, context)
  if (node.tagName === 'gw-code') finishCode(node, context)
  if (node.tagName === 'gw-admonition') finishAdmonition(node, context)
  if (node.properties['dataFootnoteBackref'] !== undefined)
    finishBackref(node, context)
}

function isAnchor({ properties }: Element): boolean {
  return (
    Array.isArray(properties.className) &&
    properties.className.includes('gw-anchor')
  )
}

function setLink(node: Element, context: Context): void {
  const href = context.hrefs[context.nextLink++]
  if (href === undefined) return
  node.properties[node.tagName === 'img' ? 'src' : 'href'] = href
}

function finishComponent(node: MdxElement, context: Context): void {
  addLabels(node, context.messages)
  if (targetOf(node) === undefined) return
  const href = context.hrefs[context.nextLink++]
  node.attributes = node.attributes.map((each) =>
    each.type === 'mdxJsxAttribute' &&
    (each.name === 'to' || each.name === 'href')
      ? { ...each, name: 'href', value: href ?? null }
      : each,
  )
}

/** Built-in components print no words of their own: those of the page's language are given. */
function addLabels(node: MdxElement, messages: Messages): void {
  const labels = labelsOf(node, messages)
  const attributes = Object.entries(labels).map(
    ([name, value]): MdxAttribute => ({ type: 'mdxJsxAttribute', name, value }),
  )
  node.attributes = [...node.attributes, ...attributes]
}

function labelsOf(
  node: MdxElement,
  messages: Messages,
): Readonly<Record<string, string>> {
  switch (node.name) {
    case 'Admonition': {
      const type = node.attributes.find(
        (each) => 'name' in each && each.name === 'type',
      )
      const key = titleKeys[String(type?.value) as keyof typeof titleKeys]
      return { defaultTitle: messages[key ?? 'admonitionNote'] }
    }
    case 'CodeBlock':
      return { copyLabel: messages.copyCode, copiedLabel: messages.copiedCode }
    case 'DocCardList':
      return { countLabel: messages.categoryItems }
    default:
      return {}
  }
}

function finishHeading(node: Element, { messages }: Context): void {
  if (node.properties['id'] === 'footnote-label') {
    node.children = [{ type: 'text', value: messages.footnotes }]
    return
  }
  const heading = toString(node).trim()
  for (const child of node.children) {
    if (child.type === 'element' && isAnchor(child)) {
      child.properties['ariaLabel'] = formatMessage(messages.directLink, {
        heading,
      })
    }
  }
}

function finishCode(
  { properties }: Element,
  { highlight, messages }: Context,
): void {
  const { language, meta, code } = properties
  const reference = codeReference({
    meta: typeof meta === 'string' ? meta : undefined,
    code: String(code),
  })
  if (reference) {
    const { href, name } = reference
    Object.assign(properties, { reference: href, code: name })
    return
  }
  const block = {
    language: typeof language === 'string' ? language : undefined,
    meta: typeof meta === 'string' ? meta : undefined,
    code: String(code),
  }
  Object.assign(properties, highlight(block), {
    copyLabel: messages.copyCode,
    copiedLabel: messages.copiedCode,
  })
}

const titleKeys = {
  note: 'admonitionNote',
  tip: 'admonitionTip',
  info: 'admonitionInfo',
  warning: 'admonitionWarning',
  danger: 'admonitionDanger',
  important: 'admonitionImportant',
  caution: 'admonitionCaution',
  success: 'admonitionSuccess',
} as const

function finishAdmonition(
  { properties }: Element,
  { messages }: Context,
): void {
  const name = properties['titleKey'] ?? properties['kind']
  const key = titleKeys[String(name) as keyof typeof titleKeys]
  properties['defaultTitle'] = messages[key]
}

function finishBackref({ properties }: Element, { messages }: Context): void {
  const [number = ''] =
    /\d+(?:-\d+)?$/.exec(String(properties['ariaLabel'])) ?? []
  properties['ariaLabel'] = formatMessage(messages.footnoteBack, { number })
}
