import { useEffect, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  idPrefix,
  rootNames,
  type RootName,
  ShellRoot,
} from '../roots/ShellRoot.tsx'
import type { ShellStore } from './shell-store.ts'

type Props = { name: RootName; store: ShellStore; onReady: () => void }

function LiveRoot({ name, store, onReady }: Props) {
  const shell = useSyncExternalStore(store.subscribe, store.get, store.get)
  useEffect(onReady, [onReady])
  return <ShellRoot name={name} shell={shell} />
}

/** Hydrates the parts around the article. Out: when all of them answer to the reader. */
export function hydrateRoots(store: ShellStore): Promise<void> {
  const ready = rootNames.map((name) => {
    const container = document.querySelector(`[data-gw-root="${name}"]`)
    if (!container) return Promise.resolve()
    return new Promise<void>((onReady) => {
      hydrateRoot(
        container,
        <LiveRoot name={name} store={store} onReady={onReady} />,
        {
          identifierPrefix: idPrefix(name),
        },
      )
    })
  })
  return Promise.all(ready).then(() => undefined)
}
