import type { Element, Root } from 'hast'
import { visit } from '../tree/visit.ts'
import type { VFile } from 'vfile'
import { addressesOf } from '../../links/element-addresses.ts'
import { isMdxElement, type MdxElement } from '../mdx/mdx-nodes.ts'
import type { MdxModule } from '../mdx/mdx-module.ts'
import type {
  CodeBlock,
  Heading,
  PartialUse,
  RawLink,
  TextRange,
} from '../parsed-file.ts'
import { headingText } from '../headings/rehype-slugs.ts'
import { readSnippetRef } from '../snippets/snippet-ref.ts'

export type Collected = {
  headings: Heading[]
  anchors: string[]
  links: RawLink[]
  linkRanges: TextRange[]
  codeBlocks: CodeBlock[]
  partials: PartialUse[]
}

/** Takes stock of a content tree: what it offers to the site, and what it asks of it. */
export function rehypeCollect() {
  return (tree: Root, file: VFile) => {
    const found: Collected = {
      headings: [],
      anchors: [],
      links: [],
      linkRanges: [],
      codeBlocks: [],
      partials: [],
    }
    const mdxModule = file.data['mdxModule'] as MdxModule | undefined
    visit(tree, (node) => {
      if (node.type === 'element') collectElement(node, found)
      else if (isMdxElement(node)) collectComponent(node, found, mdxModule)
    })
    file.data['collected'] = found
  }
}

function collectElement(node: Element, found: Collected): void {
  const { tagName, properties } = node
  const id = typeof properties['id'] === 'string' ? properties['id'] : undefined
  if (/^h[1-6]$/.test(tagName) && id !== undefined && id !== 'footnote-label') {
    found.headings.push({
      level: Number(tagName[1]),
      id,
      text: headingText(node),
    })
  } else if (id !== undefined) {
    found.anchors.push(id)
  }
  if (tagName === 'a' && typeof properties['name'] === 'string') {
    found.anchors.push(properties['name'])
  }
  if (tagName === 'gw-code') found.codeBlocks.push(toCodeBlock(node))
  for (const link of addressesOf(node)) addLink(link, node, found)
}

function collectComponent(
  node: MdxElement,
  found: Collected,
  mdxModule: MdxModule | undefined,
): void {
  const filePath = mdxModule?.partials[node.name ?? '']
  if (filePath)
    found.partials.push({ filePath, headingIndex: found.headings.length })
  const url = targetOf(node)
  if (url !== undefined) addLink({ kind: 'link', url }, node, found)
}

/** Where a built-in `Link` leads; undefined for other components and computed targets. */
export function targetOf({ name, attributes }: MdxElement): string | undefined {
  if (name !== 'Link') return undefined
  const target = attributes.find(
    (each) =>
      each.type === 'mdxJsxAttribute' &&
      (each.name === 'to' || each.name === 'href'),
  )
  return typeof target?.value === 'string' ? target.value : undefined
}

function addLink(
  link: RawLink,
  node: Element | MdxElement,
  found: Collected,
): void {
  found.links.push(link)
  const { start, end } = node.position ?? {}
  found.linkRanges.push({
    line: start?.line ?? 1,
    column: start?.column ?? 1,
    ...(end && end.line === start?.line && { endColumn: end.column }),
  })
}

function toCodeBlock({ properties, position }: Element): CodeBlock {
  const code = String(properties['code'])
  const meta = textOf(properties['meta'])
  const importedFrom = textOf(properties['importedFrom'])
  delete properties['importedFrom']
  const snippet =
    importedFrom === undefined
      ? readSnippetRef(meta, code)
      : { path: importedFrom, isImported: true }
  return {
    language: textOf(properties['language']),
    meta,
    code,
    line: position?.start.line ?? 1,
    ...(snippet && { snippet }),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
