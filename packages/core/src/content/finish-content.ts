import type { Element, Nodes, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { isMdxElement, type MdxElement } from '../parse/mdx/mdx-nodes.ts'
import { cloneTree } from './clone-tree.ts'
import { codeReference } from './code-reference.ts'
import { finishDiagram, isDiagram } from './finish-diagram.ts'
import { finishImage } from './finish-image.ts'
import type { FinishedLink } from './finished-link.ts'
import { addLabels, admonitionTitle, codeLabels } from './labels.ts'
import type { CodeBlock, ParsedFile } from '../parse/parsed-file.ts'
import { targetOf } from '../parse/plugins/rehype-collect.ts'
import { addressesOf, setAddresses } from '../links/element-addresses.ts'
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
  /** In the order of `file.summary.links`. */
  readonly links: readonly FinishedLink[]
  readonly highlight: HighlightBlock
  readonly messages: Messages
  /** Blocks of code with more lines are folded; undefined: none is. */
  readonly foldLongerThan?: number | undefined
  /** Where diagrams are drawn; undefined shows them as code. */
  readonly diagramHref?: string | undefined
}

/**
 * A file's content as its page shows it: links resolved, code coloured, the theme's own
 * words in the page's language. A new tree; the parsed one stays as it is.
 */
export function finishContent(options: FinishContent): Root {
  const context: Context = { ...options, nextLink: 0, isOnTop: true }
  const root = cloneTree(options.file.content)
  finishChildren(root, context)
  return root
}

type Context = FinishContent & {
  nextLink: number
  /** Whether neither an image nor a section has begun. */
  isOnTop: boolean
}

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
  setLinks(node, context)
  if (/^h[2-6]$/.test(node.tagName)) finishHeading(node, context)
  if (node.tagName === 'gw-code') finishCode(node, context)
  if (node.tagName === 'gw-code' && isDiagram(node.properties['language']))
    toDiagram(node, context)
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

function setLinks(node: Element, context: Context): void {
  const { length } = addressesOf(node)
  const links = context.links.slice(context.nextLink, context.nextLink + length)
  context.nextLink += length
  const [link] = links
  if (!link) return
  setAddresses(
    node,
    links.map(({ href }) => href),
  )
  if (node.tagName === 'img') {
    finishImage(node, { link, isOnTop: context.isOnTop })
    context.isOnTop = false
  } else if (node.tagName === 'a' && link.opensTab) {
    node.properties['target'] ??= '_blank'
  }
}

function finishComponent(node: MdxElement, context: Context): void {
  addLabels(node, context)
  if (targetOf(node) === undefined) return
  const { href, opensTab } = context.links[context.nextLink++] ?? {}
  node.attributes = node.attributes.map((each) =>
    each.type === 'mdxJsxAttribute' &&
    (each.name === 'to' || each.name === 'href')
      ? { ...each, name: 'href', value: href ?? null }
      : each,
  )
  if (opensTab)
    node.attributes.unshift({
      type: 'mdxJsxAttribute',
      name: 'target',
      value: '_blank',
    })
}

function finishHeading(node: Element, context: Context): void {
  const { messages } = context
  context.isOnTop = false
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
  { highlight, messages, foldLongerThan }: Context,
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
  Object.assign(
    properties,
    highlight(block),
    codeLabels(messages, foldLongerThan),
  )
}

function toDiagram(node: Element, { diagramHref, messages }: Context): void {
  if (diagramHref !== undefined) finishDiagram(node, diagramHref, messages)
}

function finishAdmonition(
  { properties }: Element,
  { messages }: Context,
): void {
  const name = properties['titleKey'] ?? properties['kind']
  properties['defaultTitle'] = admonitionTitle(String(name), messages)
}

function finishBackref({ properties }: Element, { messages }: Context): void {
  const [number = ''] =
    /\d+(?:-\d+)?$/.exec(String(properties['ariaLabel'])) ?? []
  properties['ariaLabel'] = formatMessage(messages.footnoteBack, { number })
}
