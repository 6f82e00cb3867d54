import { type ComponentType, useEffect, useState } from 'react'
import { closeSearch, useOpenSearch } from '../../stores/search.ts'
import type { SearchDialogProps } from '../../search/SearchDialog.tsx'
import { LoadError } from '../LoadError/LoadError.tsx'
import { useModal } from '../MobileMenu/use-modal.ts'
import type { NavbarShell } from '../Navbar/navbar-shell.ts'

type Loaded =
  | { readonly type: 'loading' }
  | {
      readonly type: 'ready'
      readonly Dialog: ComponentType<SearchDialogProps>
    }
  | { readonly type: 'failed'; readonly error: unknown }

type HostProps = { shell: NavbarShell }

/** Loads the search when it is opened for the first time, and shows it while it is open. */
export function SearchHost({ shell }: HostProps) {
  const opened = useOpenSearch()
  const [loaded, setLoaded] = useState<Loaded>({ type: 'loading' })
  const isWanted = opened !== undefined && loaded.type === 'loading'
  useEffect(() => {
    if (!isWanted) return
    import('../../replaceable/SearchDialog.ts').then(
      ({ SearchDialog: Dialog }) => setLoaded({ type: 'ready', Dialog }),
      (error: unknown) => setLoaded({ type: 'failed', error }),
    )
  }, [isWanted])
  if (!opened || !shell.search || loaded.type === 'loading') return null
  if (loaded.type === 'failed') {
    const onRetry = () => setLoaded({ type: 'loading' })
    return <FailedSearch shell={shell} error={loaded.error} onRetry={onRetry} />
  }
  const { Dialog } = loaded
  return <Dialog shell={shell} search={shell.search} query={opened.query} />
}

type FailedSearchProps = HostProps & { error: unknown; onRetry: () => void }

function FailedSearch({ shell, error, onRetry }: FailedSearchProps) {
  const { ref } = useModal({ onClose: closeSearch, routePath: shell.routePath })
  const { messages } = shell
  return (
    <dialog
      ref={ref}
      className="gw-search-failure"
      aria-label={messages.search}
    >
      <LoadError
        title={messages.searchFailed}
        error={error}
        messages={messages}
        onRetry={onRetry}
      />
    </dialog>
  )
}
