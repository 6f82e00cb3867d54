import type { SearchModel } from '@gwdocs/core'
import { useCallback, useState } from 'react'
import { LoadError } from '../components/LoadError/LoadError.tsx'
import { useModal } from '../components/MobileMenu/use-modal.ts'
import type { NavbarShell } from '../components/Navbar/navbar-shell.ts'
import { closeSearch } from '../stores/search.ts'
import { loadManifest, type OpenManifest } from './load-manifest.ts'
import { SearchPanel } from './SearchPanel.tsx'
import { useLoaded } from './use-loaded.ts'

export type SearchDialogProps = {
  shell: NavbarShell
  search: SearchModel
  /** What the search begins with. */
  query: string
}

/** The search, over the page. It is in the page only while it is open. */
export function SearchDialog({ shell, search, query }: SearchDialogProps) {
  const { routePath, messages } = shell
  const modal = useModal({ onClose: closeSearch, routePath })
  const load = useCallback(() => loadManifest(search), [search])
  const [manifest, retry] = useLoaded<OpenManifest>(load)
  const [asked, setAsked] = useState(query)
  return (
    <dialog ref={modal.ref} className="gw-search" aria-label={messages.search}>
      {manifest.type === 'ready' && (
        <SearchPanel
          manifest={manifest.value}
          search={search}
          query={asked}
          onQuery={setAsked}
          messages={{ ...messages, ...manifest.value.words }}
          onFollow={modal.leaveBy}
        />
      )}
      {manifest.type === 'failed' && (
        <LoadError
          title={messages.searchFailed}
          error={manifest.error}
          messages={messages}
          onRetry={retry}
        />
      )}
    </dialog>
  )
}
