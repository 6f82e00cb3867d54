import type { ShellModel, SidebarModel } from '@gwdocs/core'
import {
  setSidebarFolded,
  useIsSidebarFolded,
} from '../../stores/sidebar-fold.ts'
import { PanelIcon } from '../Icons/Icons.tsx'
import { SidebarTree } from './SidebarTree.tsx'
import { useScrollToCurrent } from './use-scroll-to-current.ts'

export type SidebarProps = {
  shell: Pick<ShellModel, 'sidebar' | 'messages' | 'routePath'>
}

/** The pages of this part of the site; where the site says so, it folds to a rail. */
export function Sidebar({ shell }: SidebarProps) {
  const isFolded = useIsSidebarFolded()
  if (!shell.sidebar) return null
  const { isHideable } = shell.sidebar
  return (
    <div className="gw-sidebar" data-gw-hideable={isHideable || undefined}>
      {!(isHideable && isFolded) && (
        <SidebarNav sidebar={shell.sidebar} shell={shell} />
      )}
      {isHideable && (
        <FoldButton
          isFolded={isFolded}
          label={shell.messages[isFolded ? 'expandSidebar' : 'collapseSidebar']}
          onClick={() => setSidebarFolded(!isFolded)}
        />
      )}
    </div>
  )
}

function SidebarNav({
  sidebar,
  shell,
}: {
  sidebar: SidebarModel
  shell: SidebarProps['shell']
}) {
  const ref = useScrollToCurrent()
  return (
    <nav ref={ref} className="gw-sidebar-nav" aria-label={sidebar.label}>
      {sidebar.title && <p className="gw-sidebar-title">{sidebar.title}</p>}
      <SidebarTree
        sidebar={sidebar}
        routePath={shell.routePath}
        messages={shell.messages}
        idPrefix="gw-sidebar"
      />
    </nav>
  )
}

type FoldButtonProps = { isFolded: boolean; label: string; onClick: () => void }

function FoldButton({ isFolded, label, onClick }: FoldButtonProps) {
  return (
    <button
      type="button"
      className="gw-sidebar-fold"
      aria-expanded={!isFolded}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <PanelIcon />
    </button>
  )
}
