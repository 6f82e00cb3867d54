import { useEffect, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { NavbarComponents } from '../components/Navbar/navbar-components.ts'
import {
  idPrefix,
  rootNames,
  type RootName,
  ShellRoot,
} from '../roots/ShellRoot.tsx'
import { keepEntries } from './keep-entries.ts'
import { restoreStyles } from './restore-styles.ts'
import type { ShellStore } from './shell-store.ts'

export type HydrateRoots = {
  readonly store: ShellStore
  readonly navbarComponents: NavbarComponents
}

type Props = HydrateRoots & { name: RootName; onReady: () => void }

function LiveRoot({ name, store, navbarComponents, onReady }: Props) {
  const shell = useSyncExternalStore(store.subscribe, store.get, store.get)
  useEffect(onReady, [onReady])
  return (
    <ShellRoot name={name} shell={shell} navbarComponents={navbarComponents} />
  )
}

/** Hydrates the parts around the article. Out: when all of them answer to the reader. */
export function hydrateRoots(options: HydrateRoots): Promise<void> {
  const ready = rootNames.map((name) => {
    const container = document.querySelector(`[data-gw-root="${name}"]`)
    if (!container) return Promise.resolve()
    const enterAgain = keepEntries(container)
    restoreStyles(container)
    return new Promise<void>((onReady) => {
      hydrateRoot(
        container,
        <LiveRoot {...options} name={name} onReady={onReady} />,
        {
          identifierPrefix: idPrefix(name),
        },
      )
    }).then(enterAgain)
  })
  return Promise.all(ready).then(() => undefined)
}
