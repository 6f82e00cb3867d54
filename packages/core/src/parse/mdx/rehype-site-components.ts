import type { ImportDeclaration, Program } from 'estree'
import type { Root } from 'hast'
import { visit } from '../tree/visit.ts'
import { isMdxElement } from './mdx-nodes.ts'
import { declaredNames } from './read-imports.ts'

/** Components that every MDX page of the site may use without importing them. */
export type SiteComponents = {
  /** The module that exports them, as an import names it: `@site/src/mdx-components.tsx`. */
  readonly source: string
  readonly names: readonly string[]
}

/**
 * Imports what a page uses of the site's components and neither imports nor defines itself.
 * From there on the page is as if its author had written the import.
 */
export function rehypeSiteComponents({ source, names }: SiteComponents) {
  const known = new Set(names)
  return (tree: Root) => {
    const used = new Set<string>()
    visit(tree, (node) => {
      if (!isMdxElement(node)) return
      const name = node.name?.split('.')[0] ?? ''
      if (known.has(name)) used.add(name)
    })
    const declared = declaredNames(tree)
    const wanted = [...used].filter((name) => !declared.has(name)).sort()
    if (wanted.length === 0) return
    tree.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: { estree: toProgram(wanted, source) },
    } as unknown as Root['children'][number])
  }
}

function toProgram(names: readonly string[], source: string): Program {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: names.map((name) => ({
      type: 'ImportSpecifier',
      imported: { type: 'Identifier', name },
      local: { type: 'Identifier', name },
    })),
    source: { type: 'Literal', value: source },
    attributes: [],
  }
  return { type: 'Program', sourceType: 'module', body: [declaration] }
}
