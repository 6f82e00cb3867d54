import type { Element, ElementContent, Properties, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { folderOf, resolvePath } from '../../shared/resolve-path.ts'
import {
  builtInFor,
  isBuiltIn,
  isReservedSource,
} from './built-in-components.ts'
import { evaluateLiteral, expressionOf } from './evaluate-literal.ts'
import {
  isMdxElement,
  isMdxEsm,
  isMdxExpression,
  type MdxAttribute,
  type MdxElement,
  type MdxExpression,
} from './mdx-nodes.ts'
import type { MdxModule, PartialImport } from './mdx-module.ts'
import { toStyleText } from './style-text.ts'
import {
  type MdxDeclarations,
  type MdxImport,
  readDeclarations,
} from './read-imports.ts'

type Found = { needsCode: boolean; interactiveBecause: string | undefined }

/**
 * Turns what is static in an MDX tree into plain content, and says what remains.
 *
 * Comments become comments, written-out values text, HTML in JSX elements; aliased
 * components take the name of the built-in one. A page for which nothing remains needs no
 * code of its own.
 */
export function simplifyMdx() {
  return (tree: Root, file: VFile) => {
    const declarations = readDeclarations(tree)
    const names = resolveNames(declarations, file)
    const found: Found = {
      needsCode: declarations.hasExports || names.ownImports.length > 0,
      interactiveBecause: undefined,
    }
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined
      const replacement = isMdxExpression(node)
        ? simplifyExpression(node, found)
        : isMdxElement(node)
          ? simplifyElement(node, names, found)
          : undefined
      if (isMdxElement(node)) checkComponent(node, names, file)
      if (!replacement) return undefined
      ;(parent as Root).children.splice(
        index,
        1,
        ...(replacement as ElementContent[]),
      )
      return [SKIP, index + (replacement[0] === node ? 1 : 0)]
    })
    if (!found.needsCode)
      tree.children = tree.children.filter((node) => !isMdxEsm(node))
    file.data['mdxModule'] = toModule(names, found)
  }
}

type Names = {
  /** Local name → built-in component. */
  readonly builtIns: Readonly<Record<string, string>>
  readonly partials: Readonly<Record<string, string>>
  readonly partialImports: readonly PartialImport[]
  readonly ownImports: readonly MdxImport[]
  /** Whether a component of this name may stand in the page; undefined where exports may define it. */
  readonly isKnown: ((name: string) => boolean) | undefined
}

function resolveNames(
  { imports, hasExports }: MdxDeclarations,
  file: VFile,
): Names {
  const builtIns: Record<string, string> = {}
  const partials: Record<string, string> = {}
  const partialImports: PartialImport[] = []
  const ownImports: MdxImport[] = []
  for (const each of imports) {
    const local = Object.keys(each.names)[0]
    const builtIn = builtInFor(each.source)
    if (builtIn && local) builtIns[local] = builtIn
    else if (/\.mdx?$/.test(each.source) && local) {
      const filePath = toFilePath(each.source, file.path)
      const { source, line, column } = each
      partials[local] = filePath
      partialImports.push({ source, filePath, line, column })
    } else if (isReservedSource(each.source)) reportImport(each, file)
    else ownImports.push(each)
  }
  const imported = new Set(imports.flatMap(({ names }) => Object.keys(names)))
  const isKnown = hasExports
    ? undefined
    : (name: string) => isBuiltIn(name) || imported.has(name)
  return { builtIns, partials, partialImports, ownImports, isKnown }
}

/** `./_part.mdx`, `@site/docs/_part.mdx` → a path relative to the site. */
function toFilePath(source: string, importer: string): string {
  return source.startsWith('@site/')
    ? source.slice('@site/'.length)
    : resolvePath(folderOf(importer), source)
}

function reportImport({ source, line, column }: MdxImport, file: VFile): void {
  file.message(`unknown-import:${source}`, { place: { line, column } })
}

function simplifyExpression(
  node: MdxExpression,
  found: Found,
): ElementContent[] | undefined {
  const program = node.data?.estree
  const expression = expressionOf(program)
  if (!expression) return commentsOf(program?.comments)
  const literal = evaluateLiteral(expression)
  if (!literal) {
    found.needsCode = true
    return undefined
  }
  const { value } = literal
  const isShown = typeof value === 'string' || typeof value === 'number'
  return isShown ? [{ type: 'text', value: String(value) }] : []
}

function commentsOf(
  comments: readonly { value: string }[] | undefined,
): ElementContent[] {
  return (comments ?? []).map(({ value }) => ({ type: 'comment', value }))
}

function simplifyElement(
  node: MdxElement,
  names: Names,
  found: Found,
): ElementContent[] | undefined {
  inspectAttributes(node, found)
  const name = node.name ?? ''
  const root = name.split('.')[0] ?? ''
  if (/^[a-z]/.test(name)) {
    const element = toElement(node)
    found.needsCode ||= element === undefined
    return element
  }
  if (name === '') return node.children as ElementContent[]
  const builtIn = names.builtIns[name] ?? (isBuiltIn(name) ? name : undefined)
  if (builtIn) {
    node.name = builtIn
  } else if (!names.partials[root]) {
    found.needsCode = true
    found.interactiveBecause ??= `\`<${name}>\` is a component of the site`
  } else if (node.attributes.length > 0 || node.children.length > 0) {
    found.needsCode = true
  }
  return undefined
}

function checkComponent(node: MdxElement, names: Names, file: VFile): void {
  const root = node.name?.split('.')[0] ?? ''
  if (!/^[A-Z]/.test(root) || names.isKnown?.(root) !== false) return
  file.message(`unknown-component:${root}`, { place: node.position })
}

function inspectAttributes(node: MdxElement, found: Found): void {
  for (const attribute of node.attributes) {
    const value =
      attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute
    if (typeof value !== 'object' || value === null) continue
    const estree = 'data' in value ? value.data?.estree : undefined
    const expression = expressionOf(estree)
    if (expression && evaluateLiteral(expression)) continue
    found.needsCode = true
    if (expression?.type.endsWith('FunctionExpression')) {
      found.interactiveBecause ??= `an attribute of \`<${node.name}>\` is a function`
    }
  }
}

/** `<img src="…" />` in JSX is the same as in HTML, where its attributes are written out. */
function toElement(node: MdxElement): ElementContent[] | undefined {
  const properties: Properties = {}
  for (const attribute of node.attributes) {
    const value =
      attribute.type === 'mdxJsxAttribute' ? literalValue(attribute) : undefined
    if (attribute.type !== 'mdxJsxAttribute' || !value) return undefined
    const { name } = attribute
    // Objects but styles mean something to React alone: `dangerouslySetInnerHTML`.
    if (isObject(value.value) && name !== 'style') return undefined
    properties[toProperty(name)] = toPropertyValue(value.value)
  }
  const element: Element = {
    type: 'element',
    tagName: node.name ?? '',
    properties,
    children: node.children as ElementContent[],
    ...(node.position && { position: node.position }),
  }
  return [element]
}

function literalValue({ value }: MdxAttribute): { value: unknown } | undefined {
  if (value === null || value === undefined) return { value: true }
  if (typeof value === 'string') return { value }
  const expression = expressionOf(value.data?.estree)
  return expression && evaluateLiteral(expression)
}

function toProperty(name: string): string {
  return name === 'class' ? 'className' : name
}

type PropertyValue = string | number | boolean | null | undefined

function toPropertyValue(value: unknown): PropertyValue {
  return isObject(value) ? toStyleText(value) : (value as PropertyValue)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function toModule(names: Names, found: Found): MdxModule | undefined {
  const hasPartials = Object.keys(names.partials).length > 0
  if (!hasPartials && !found.needsCode && names.ownImports.length === 0)
    return undefined
  const { ownImports: imports, partials, partialImports } = names
  return { imports, partials, partialImports, ...found }
}
