import { announceHydrated } from '../announce-hydrated.ts'
import { hydrateArticle } from '../hydrate-article.ts'
import { unmountIsland } from '../island/hydrate-island.tsx'
import { type PageData, readPageData } from '../page-data.ts'
import type { ShellStore } from '../shell-store.ts'
import { swapDocument } from './swap-page.ts'

/** Shows another page in place of the current one; a document that is no page is left alone. */
export function replacePage(page: Document, store: ShellStore): void {
  const data = readPageData(page)
  if (!data) return
  unmountIsland()
  swapDocument(page)
  enterPage(data, store)
}

/** Brings a page to life whose markup is in place. */
export function enterPage({ shell }: PageData, store: ShellStore): void {
  store.set(shell)
  announceHydrated('shell')
  void hydrateArticle(shell).then((isShown) => {
    if (isShown) announceHydrated('page')
  })
}
