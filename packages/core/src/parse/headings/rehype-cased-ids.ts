import GithubSlugger from 'github-slugger'
import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from '../tree/visit.ts'

/** Ids of headings as `rehype-slug` makes them, with their capital letters kept. */
export function rehypeCasedIds() {
  return (tree: Root) => {
    const slugger = new GithubSlugger()
    visit(tree, 'element', (node) => {
      if (!/^h[1-6]$/.test(node.tagName) || node.properties['id']) return
      node.properties['id'] = slugger.slug(toString(node), true)
    })
  }
}
