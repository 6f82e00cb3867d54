import type { Root } from 'mdast'
import { visit } from '../tree/visit.ts'

type Formula = {
  type: string
  readonly value: string
  data?: object
}

/**
 * `$…$`, `$$…$$` and code of the language `math` become `gw-math` elements, which hold their
 * text until the content is checked: `rehypeFormulas` draws them.
 */
export function remarkFormulas() {
  return (tree: Root) => {
    visit(tree, (node) => {
      const isDisplay = node.type === ('math' as string) || isMathCode(node)
      if (!isDisplay && node.type !== ('inlineMath' as string)) return
      const formula = node as unknown as Formula
      // Code would keep a `pre` around it.
      formula.type = isDisplay ? 'math' : 'inlineMath'
      formula.data = {
        hName: 'gw-math',
        hProperties: { tex: formula.value, display: String(isDisplay) },
        hChildren: [],
      }
    })
  }
}

function isMathCode(node: { type: string; lang?: string | null }): boolean {
  return node.type === 'code' && node.lang === 'math'
}
