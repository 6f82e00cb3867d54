import type { Root } from 'hast'
import { visit } from '../tree/visit.ts'
import type { VFile } from 'vfile'
import { originOf, resourcesOf } from '../../policy/used-origins.ts'
import type { UsedOrigin } from '../parsed-file.ts'

/** Notes from which other sites the content loads something, and where it does. */
export function rehypeOrigins() {
  return (tree: Root, file: VFile) => {
    const found: UsedOrigin[] = []
    visit(tree, 'element', (node) => {
      const { line = 1, column = 1 } = node.position?.start ?? {}
      for (const { kind, url } of resourcesOf(node)) {
        const origin = originOf(url)
        if (origin !== undefined) found.push({ kind, origin, line, column })
      }
    })
    file.data['origins'] = found
  }
}
