import type { ShellModel } from '@gwdocs/core'
import { useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { Island } from '../roots/Island.tsx'
import type { PageComponent } from '../roots/page-component.ts'
import { idPrefix } from '../roots/ShellRoot.tsx'
import { reloadOnce } from './reload-once.ts'
import { showLoadError } from './show-load-error.tsx'

let current: Root | undefined

/** Takes the current page's component off, before its markup leaves the document. */
export function unmountIsland(): void {
  current?.unmount()
  current = undefined
}

/** Loads and hydrates a page's own component, where it has one. */
export async function hydrateIsland(shell: ShellModel): Promise<void> {
  const container = document.querySelector('[data-gw-island]')
  if (!shell.island || !container) return
  const { moduleHref } = shell.island
  try {
    const module = (await import(moduleHref)) as { default: PageComponent }
    if (!container.isConnected) return
    await hydrate(container, module.default, shell)
  } catch (error) {
    // A new deployment may have taken the file away: the page of today names another.
    if (reloadOnce(moduleHref)) return
    const onRetry = () => void hydrateIsland(shell)
    showLoadError({ container, error, shell, onRetry })
  }
}

/** Out: when the component's first effects have run. */
function hydrate(
  container: Element,
  Component: PageComponent,
  { messages }: ShellModel,
): Promise<void> {
  return new Promise((onReady) => {
    current = hydrateRoot(
      container,
      <>
        <Island Component={Component} messages={messages} />
        <Ready onReady={onReady} />
      </>,
      { identifierPrefix: idPrefix('island') },
    )
  })
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}
