import type { ElementContent, Root } from 'hast'
import { SKIP, visit } from '../tree/visit.ts'
import type { VFile } from 'vfile'
import { isBuiltIn } from './built-in-components.ts'
import { evaluateLiteral, expressionOf } from './evaluate-literal.ts'
import {
  isMdxElement,
  isMdxEsm,
  isMdxExpression,
  type MdxElement,
  type MdxExpression,
} from './mdx-nodes.ts'
import type { MdxModule } from './mdx-module.ts'
import { readDeclarations } from './read-imports.ts'
import { type Names, resolveNames } from './resolve-names.ts'
import { staticCodeBlock } from './static-code-block.ts'
import { simplifyAttributes } from './simplify-attributes.ts'
import { toElement, valueOf } from './to-element.ts'

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
        ? simplifyExpression(node, names, found)
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
    // A partial may need code: the page is then run too, and imports it.
    if (!found.needsCode && names.partialImports.length === 0)
      tree.children = tree.children.filter((node) => !isMdxEsm(node))
    file.data['mdxModule'] = toModule(names, found)
  }
}

function simplifyExpression(
  node: MdxExpression,
  { scope }: Names,
  found: Found,
): ElementContent[] | undefined {
  const program = node.data?.estree
  const expression = expressionOf(program)
  if (!expression) return commentsOf(program?.comments)
  const literal = evaluateLiteral(expression, scope)
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
  // A page has one head: what looks like another one adds to it.
  if (node.name === 'head') node.name = 'Head'
  const name = node.name ?? ''
  const root = name.split('.')[0] ?? ''
  const builtIn = builtInOf(name, names)
  simplifyAttributes(node, builtIn, names)
  inspectAttributes(node, names, found)
  if (/^[a-z]/.test(name)) {
    const element = toElement(node, names.assets)
    found.needsCode ||= element === undefined
    return element
  }
  if (name === '') return node.children as ElementContent[]
  if (builtIn) {
    node.name = builtIn
    const code =
      builtIn === 'CodeBlock' ? staticCodeBlock(node, names) : undefined
    if (code) return [code]
    if (builtIn === 'BrowserOnly')
      found.interactiveBecause ??=
        '`<BrowserOnly>` shows its content in browsers'
  } else if (isDrawing(name, names)) {
    found.needsCode = true
  } else if (!names.partials[root]) {
    found.needsCode = true
    found.interactiveBecause ??= `\`<${name}>\` is a component of the site`
  } else if (node.attributes.length > 0 || node.children.length > 0) {
    found.needsCode = true
  }
  return undefined
}

/** What the page imports under a built-in's name is what its author means. */
function builtInOf(name: string, names: Names): string | undefined {
  const isOwn = names.ownImports.some((each) => name in each.names)
  return names.builtIns[name] ?? (isBuiltIn(name) && !isOwn ? name : undefined)
}

/** `import Logo from './logo.svg'`: run when the page is rendered, it shows what it always shows. */
function isDrawing(name: string, { assets }: Names): boolean {
  return Object.hasOwn(assets, name) && /\.svg$/i.test(assets[name] ?? '')
}

function checkComponent(node: MdxElement, names: Names, file: VFile): void {
  const root = node.name?.split('.')[0] ?? ''
  if (!/^[A-Z]/.test(root) || names.isKnown?.(root) !== false) return
  file.message(`unknown-component:${root}`, { place: node.position })
}

function inspectAttributes(node: MdxElement, names: Names, found: Found): void {
  for (const attribute of node.attributes) {
    const isKnown =
      attribute.type === 'mdxJsxAttribute' &&
      valueOf(node, attribute, names.assets) !== undefined
    if (isKnown) continue
    found.needsCode = true
    const value =
      attribute.type === 'mdxJsxAttribute' ? attribute.value : undefined
    const estree = typeof value === 'object' ? value?.data?.estree : undefined
    if (expressionOf(estree)?.type.endsWith('FunctionExpression')) {
      found.interactiveBecause ??= `an attribute of \`<${node.name}>\` is a function`
    }
  }
}

function toModule(names: Names, found: Found): MdxModule | undefined {
  const hasPartials = Object.keys(names.partials).length > 0
  if (!hasPartials && !found.needsCode && names.ownImports.length === 0)
    return undefined
  const { ownImports, assetImports, textImports } = names
  const { partials, partialImports } = names
  const imports = found.needsCode
    ? [...ownImports, ...assetImports, ...textImports]
    : ownImports
  return { imports, partials, partialImports, ...found }
}
