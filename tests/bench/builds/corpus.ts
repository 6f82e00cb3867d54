import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Nodes, Parents, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { bundledLanguages } from 'shiki'
import { unified } from 'unified'

export type Page = { readonly path: string; readonly text: string }

/** The same files for every tool. */
export type Corpus = {
  readonly name: string
  readonly pages: readonly Page[]
  readonly codeBlocks: number
}

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkStringify)

/**
 * The Markdown of a folder, reduced to what every tool reads in the same way: CommonMark and
 * GFM without HTML, front matter, images, local links and braces.
 */
export function readCorpus(folder: string): Corpus {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.mdx?$/i.test(path) && !/(?:^|\/)[._]/.test(path))
    .sort()
  let codeBlocks = 0
  const pages = paths.map((path, index) => {
    const source = readFileSync(join(folder, path), 'utf8')
    const tree = processor.parse(source.replace(/^---\n[^]*?\n---\n/, ''))
    codeBlocks += reduce(tree)
    const title = path.replace(/\.\w+$/, '').replaceAll('/', ' ')
    const text = `# ${title.replace(/[^\p{L}\p{N} ]/gu, ' ').trim()}\n\n${processor.stringify(tree)}`
    return { path: pagePath(path, index), text }
  })
  return { name: folder.split('/').at(-1) ?? '', pages, codeBlocks }
}

/** Names that mean nothing to any tool: no number prefixes, no index pages. */
function pagePath(path: string, index: number): string {
  const folders = path.split('/').slice(0, -1)
  const safe = folders.map(
    (each) => `f-${each.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
  )
  return [...safe, `page-${index}.md`].join('/')
}

/** Takes out what tools read differently, in place. Out: how many code blocks stay. */
function reduce(parent: Parents): number {
  let blocks = 0
  const reduced = parent.children.flatMap((node): Nodes[] => {
    if (dropped.has(node.type) || isModuleCode(node)) return []
    if (node.type === 'code') {
      blocks++
      node.meta = null
      // Some tools fail on a language that they do not know.
      if (!((node.lang ?? '') in bundledLanguages)) node.lang = 'text'
    }
    // The page's own title is the only one.
    if (node.type === 'heading' && node.depth === 1) node.depth = 2
    if (node.type === 'text') node.value = node.value.replace(/[{}<>]/g, ' ')
    if (node.type === 'inlineCode')
      node.value = node.value.replace(/[{}]/g, '|')
    if ('children' in node) blocks += reduce(node)
    const isLocal = node.type === 'link' && !/^https?:/.test(node.url)
    return isLocal ? node.children : [node]
  })
  parent.children = reduced as Root['children']
  return blocks
}

/** What MDX would run, and Markdown shows as a paragraph. */
function isModuleCode(node: Nodes): boolean {
  const [first] = node.type === 'paragraph' ? node.children : []
  return first?.type === 'text' && /^(?:import|export)\s/.test(first.value)
}

const dropped = new Set<string>([
  'html',
  'image',
  'imageReference',
  'linkReference',
  'definition',
  'footnoteReference',
  'footnoteDefinition',
  'yaml',
])
