import { type PageData, readPageData } from '../page-data.ts'
import { loadNext } from '../navigation/load-next.ts'
import { forgetPages } from '../navigation/page-cache.ts'
import { enterPage, replacePage } from '../navigation/replace-page.ts'
import type { Navigation } from '../navigation/start-navigation.ts'
import { ownAreas, swapSurroundings } from '../navigation/swap-page.ts'
import { patchElement } from './patch-element.ts'

/**
 * While a site is written: shows what was saved in the page as its reader has it, with its
 * place, what is open and what was entered.
 *
 * It answers the event by which the watching server's script asks for that. To be called before
 * scripts enrich the page.
 */
export function startRefreshing(navigation: Navigation): void {
  let served = document.cloneNode(true) as Document
  navigation.onReplaced = (page) => (served = page)
  addEventListener('gw-refresh', (event) => {
    // Else the page is loaded in full.
    event.preventDefault()
    refresh(navigation, () => served).then(
      (page) => {
        if (page) served = page
        else location.reload()
      },
      () => location.reload(),
    )
  })
}

/** Out: the page that is shown now, as it was served; undefined if it has to be loaded in full. */
async function refresh(
  navigation: Navigation,
  served: () => Document,
): Promise<Document | undefined> {
  const { store } = navigation
  forgetPages()
  const turn = ++navigation.latest
  const next = await loadNext(new URL(location.href), {
    store,
    // Styles may have changed; scripts that run cannot.
    isSameBuild: () => true,
  })
  if (turn !== navigation.latest) return served()
  const data = next && readPageData(next.page)
  if (!data || clientOf(next.page) !== clientOf(document)) return undefined
  navigation.buildId = data.buildId
  if (hasIsland(served()) || hasIsland(next.page)) replacePage(next.page, store)
  else patchPage(navigation, data, { served: served(), next: next.page })
  return next.page
}

/** The script that every page loads. */
function clientOf({ documentElement }: Document): string | undefined {
  return documentElement.dataset['gwClient']
}

/** What a component has rendered is the component's. */
function hasIsland(page: Document): boolean {
  return readPageData(page)?.shell.island !== undefined
}

function patchPage(
  { store }: Navigation,
  data: PageData,
  { served, next }: Record<'served' | 'next', Document>,
): void {
  swapSurroundings(next)
  for (const selector of ownAreas) {
    const [live, before, after] = [document, served, next].map((page) =>
      page.querySelector(selector),
    )
    if (live && before && after && !before.isEqualNode(after))
      patchElement(live, before, after)
  }
  enterPage(data, store)
}
