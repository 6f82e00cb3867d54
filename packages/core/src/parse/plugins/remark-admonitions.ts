import type { Paragraph, Root, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

/** How an admonition may be named → how it is shown. */
const kinds: Readonly<Record<string, string>> = {
  note: 'note',
  secondary: 'note',
  tip: 'tip',
  success: 'tip',
  info: 'info',
  important: 'important',
  warning: 'warning',
  caution: 'caution',
  danger: 'danger',
}

/** `:::tip[Title]` becomes an `Admonition` element; other names are reported and kept. */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'containerDirective', (node) => {
      const kind = kinds[node.name]
      if (kind === undefined) {
        file.message(`unknown-directive:${node.name}`, { place: node.position })
        node.data = { hName: 'div' }
        return
      }
      toAdmonition(node, kind)
    })
  }
}

function toAdmonition(node: ContainerDirective, kind: string): void {
  const label = takeLabel(node)
  const title = label ?? titleAttribute(node)
  if (title) node.children.unshift(title as never)
  node.data = {
    hName: 'gw-admonition',
    hProperties: { kind, hasTitle: title !== undefined, ...identity(node) },
  }
}

function identity({ attributes }: ContainerDirective): Record<string, string> {
  const { id, class: className } = attributes ?? {}
  return { ...(id && { id }), ...(className && { className }) }
}

/** The `[…]` label, as the element that the theme shows on top. */
function takeLabel(node: ContainerDirective): RootContent | undefined {
  const first = node.children[0]
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel)
    return undefined
  node.children.shift()
  return { ...first, data: { hName: 'gw-admonition-title' } } as Paragraph
}

function titleAttribute({
  attributes,
}: ContainerDirective): RootContent | undefined {
  const title = attributes?.['title']
  if (!title) return undefined
  return {
    type: 'paragraph',
    data: { hName: 'gw-admonition-title' },
    children: [{ type: 'text', value: title }],
  } as Paragraph
}
