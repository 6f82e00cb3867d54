import type { TocItem } from '@gwdocs/core'
import { type TocNode, toTocTree } from './toc-tree.ts'

export type TocListProps = {
  items: readonly TocItem[]
  activeId?: string | undefined
}

export function TocList({ items, activeId }: TocListProps) {
  return <TocLevel nodes={toTocTree(items)} activeId={activeId} />
}

type TocLevelProps = { nodes: readonly TocNode[]; activeId: string | undefined }

function TocLevel({ nodes, activeId }: TocLevelProps) {
  return (
    <ul className="gw-toc-list">
      {nodes.map(({ id, text, children }, index) => (
        <li key={index}>
          <a
            className="gw-toc-link"
            href={`#${id}`}
            aria-current={id === activeId ? 'location' : undefined}
          >
            {text}
          </a>
          {children.length > 0 && (
            <TocLevel nodes={children} activeId={activeId} />
          )}
        </li>
      ))}
    </ul>
  )
}
