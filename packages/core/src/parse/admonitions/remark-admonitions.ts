import type { Paragraph, Root, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { visit } from '../tree/visit.ts'
import type { VFile } from 'vfile'
import {
  type AdmonitionKind,
  admonitionNames,
} from '../../shared/admonition-kinds.ts'

type Names = Readonly<Record<string, AdmonitionKind>>

/**
 * `:::tip[Title]` becomes an `Admonition` element; other names are reported and kept.
 *
 * @param own names that the site adds
 */
export function remarkAdmonitions(own: Names) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'containerDirective', (node) => {
      const kind = find(own, node.name) ?? find(admonitionNames, node.name)
      if (kind === undefined) {
        file.message(`unknown-directive:${node.name}`, { place: node.position })
        node.data = { hName: 'div' }
        return
      }
      toAdmonition(node, kind)
    })
  }
}

function find(names: Names, name: string): AdmonitionKind | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined
}

function toAdmonition(node: ContainerDirective, kind: AdmonitionKind): void {
  const { name } = node
  const title = takeLabel(node) ?? titleAttribute(node) ?? ownTitle(name)
  if (title) node.children.unshift(title as never)
  node.data = {
    hName: 'gw-admonition',
    hProperties: {
      kind,
      // A word of the page's language, which parsing does not know, stands for the name.
      ...(name === 'success' && { titleKey: name }),
      ...identity(node),
    },
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
  return title ? toTitle(title) : undefined
}

/** What the site named itself is titled by that name. */
function ownTitle(name: string): RootContent | undefined {
  return find(admonitionNames, name) ? undefined : toTitle(name)
}

function toTitle(value: string): RootContent {
  return {
    type: 'paragraph',
    data: { hName: 'gw-admonition-title' },
    children: [{ type: 'text', value }],
  } as Paragraph
}
