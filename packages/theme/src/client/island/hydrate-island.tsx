import type { IslandModel, ShellModel } from '@gwdocs/core'
import { useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { setTranslations } from '../../compat/current-translations.ts'
import { Island } from '../../roots/Island.tsx'
import type { PageComponent } from '../../roots/page-component.ts'
import { idPrefix } from '../../roots/ShellRoot.tsx'
import { keepEntries } from '../keep-entries.ts'
import { loadWithTimers } from './load-with-timers.ts'
import { reloadOnce } from './reload-once.ts'
import { restoreStyles } from '../restore-styles.ts'
import { createLoadNotice, type LoadNotice } from './show-load-state.tsx'

type PageModule = { readonly default: PageComponent }

let current: Root | undefined
let notice: LoadNotice | undefined

/** Takes the current page's component off, before its markup leaves the document. */
export function unmountIsland(): void {
  const leaving = current
  current = undefined
  leaving?.unmount()
  notice?.remove()
  notice = undefined
}

/** Loads and hydrates a page's own component, where it has one. */
export async function hydrateIsland(shell: ShellModel): Promise<void> {
  const container = document.querySelector('[data-gw-island]')
  if (!shell.island || !container) return
  const { default: Component } = await loadIsland(shell.island, {
    container,
    shell,
  })
  if (!container.isConnected) return
  const enterAgain = keepEntries(container)
  await hydrate(container, Component, shell)
  enterAgain()
}

type Place = { readonly container: Element; readonly shell: ShellModel }

function loadIsland(
  { moduleHref, delay, timeout }: IslandModel,
  { container, shell }: Place,
): Promise<PageModule> {
  const own = createLoadNotice(container, shell.messages)
  notice = own
  return loadWithTimers({
    load: (attempt) => importModule(moduleHref, attempt),
    delay,
    timeout,
    onState: (state, retry) => {
      if (!container.isConnected) return
      // A new deployment may have taken the file away: the page of today names another.
      if (state.type === 'failed' && reloadOnce(moduleHref)) return
      own.show(state, retry)
    },
  })
}

/** Some browsers remember that an address failed: another attempt asks for another one. */
function importModule(href: string, attempt: number): Promise<PageModule> {
  const address = attempt === 1 ? href : `${href}?attempt=${attempt}`
  return import(address) as Promise<PageModule>
}

/** Out: when the component's first effects have run. */
function hydrate(
  container: Element,
  Component: PageComponent,
  shell: ShellModel,
): Promise<void> {
  return new Promise((onReady) => {
    setTranslations(shell.site?.translations)
    restoreStyles(container)
    const root: Root = hydrateRoot(
      container,
      <>
        <Island
          Component={Component}
          context={{ site: shell.site, shell }}
          messages={shell.messages}
        />
        <Ready onReady={onReady} />
      </>,
      {
        identifierPrefix: idPrefix('island'),
        // A reader who leaves before the page has come to life has broken nothing.
        onRecoverableError: (error) => {
          if (current === root) reportError(error)
        },
      },
    )
    current = root
  })
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}
