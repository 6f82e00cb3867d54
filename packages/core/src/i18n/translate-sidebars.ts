import type { Sidebar, SidebarNode } from '../sidebars/sidebar.ts'
import type { Entries } from './labels.ts'

export type SidebarLabels = {
  /** Docusaurus' keys: `sidebar.main.category.Guide`. */
  readonly keyed: Entries
  /** Any text → its translation. */
  readonly texts: Entries
}

/** Sidebars with their labels in a locale's language; ids and addresses stay as they are. */
export function translateSidebars(
  sidebars: readonly Sidebar[],
  labels: SidebarLabels,
): Sidebar[] {
  return sidebars.map(({ name, items }) => ({
    name,
    items: items.map((item) => translateNode(item, name, labels)),
  }))
}

function translateNode<Node extends SidebarNode>(
  node: Node,
  name: string,
  labels: SidebarLabels,
): Node {
  const look = (key: string, text: string) =>
    labels.keyed[`sidebar.${name}.${key}`] ?? labels.texts[text] ?? text
  const optional = (key: string, text: string | undefined) =>
    text === undefined ? undefined : look(key, text)
  switch (node.type) {
    case 'html':
      return node
    case 'link':
      return {
        ...node,
        label: look(`link.${node.key ?? node.label}`, node.label),
      }
    case 'doc':
      return {
        ...node,
        label: optional(`doc.${node.key ?? String(node.label)}`, node.label),
      }
    case 'category': {
      const key = `category.${node.key ?? node.label}`
      const index = `${key}.link.generated-index`
      const { link } = node
      return {
        ...node,
        label: look(key, node.label),
        description: optional(`${key}.description`, node.description),
        ...(link?.type === 'generated-index' && {
          link: {
            ...link,
            title:
              labels.keyed[`sidebar.${name}.${index}.title`] ??
              optional('', link.title),
            description:
              labels.keyed[`sidebar.${name}.${index}.description`] ??
              optional('', link.description),
          },
        }),
        items: node.items.map((item) => translateNode(item, name, labels)),
      }
    }
  }
}
