import type { ImportDeclaration, Program } from 'estree'
import type { Root } from 'hast'
import { isMdxEsm } from './mdx-nodes.ts'

export type MdxImport = {
  /** As written: `./_part.mdx`, `@site/src/components/Hello`. */
  readonly source: string
  /** Local name → imported name; `default` and `*` as in the language. */
  readonly names: Readonly<Record<string, string>>
  readonly line: number
  readonly column: number
}

export type MdxDeclarations = {
  readonly imports: readonly MdxImport[]
  readonly hasExports: boolean
}

/** What a page's module-level code brings in and defines. */
export function readDeclarations(tree: Root): MdxDeclarations {
  const programs = tree.children.flatMap((node) =>
    isMdxEsm(node) && node.data?.estree ? [node.data.estree] : [],
  )
  const statements = programs.flatMap(({ body }: Program) => body)
  return {
    imports: statements.flatMap((statement) =>
      statement.type === 'ImportDeclaration' ? [toImport(statement)] : [],
    ),
    hasExports: statements.some(({ type }) => type !== 'ImportDeclaration'),
  }
}

function toImport({ source, specifiers, loc }: ImportDeclaration): MdxImport {
  const names = specifiers.map((specifier): [string, string] => {
    if (specifier.type === 'ImportDefaultSpecifier')
      return [specifier.local.name, 'default']
    if (specifier.type === 'ImportNamespaceSpecifier')
      return [specifier.local.name, '*']
    const { imported } = specifier
    const name =
      imported.type === 'Identifier' ? imported.name : String(imported.value)
    return [specifier.local.name, name]
  })
  return {
    source: String(source.value),
    names: Object.fromEntries(names),
    line: loc?.start.line ?? 1,
    column: (loc?.start.column ?? 0) + 1,
  }
}
