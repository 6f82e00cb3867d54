import type { ImportDeclaration, Pattern, Program } from 'estree'
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
  const statements = statementsOf(tree)
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

/** Names that a page's module-level code defines, imports among them. */
export function declaredNames(tree: Root): ReadonlySet<string> {
  return new Set(
    statementsOf(tree).flatMap((statement): string[] => {
      if (statement.type === 'ImportDeclaration')
        return statement.specifiers.map(({ local }) => local.name)
      if (statement.type !== 'ExportNamedDeclaration') return []
      const { declaration, specifiers } = statement
      const exported = specifiers.flatMap((each) =>
        each.exported.type === 'Identifier' ? [each.exported.name] : [],
      )
      if (!declaration) return exported
      return declaration.type === 'VariableDeclaration'
        ? declaration.declarations.flatMap(({ id }) => namesIn(id))
        : [declaration.id.name]
    }),
  )
}

function namesIn(pattern: Pattern): string[] {
  return pattern.type === 'Identifier' ? [pattern.name] : []
}

function statementsOf(tree: Root): Program['body'] {
  const programs = tree.children.flatMap((node) =>
    isMdxEsm(node) && node.data?.estree ? [node.data.estree] : [],
  )
  return programs.flatMap(({ body }: Program) => body)
}
