import { announceHydrated } from '../announce-hydrated.ts'
import { hydrateArticle } from '../hydrate-article.ts'
import { unmountIsland } from '../island/hydrate-island.tsx'
import { readPageData } from '../page-data.ts'
import type { ShellStore } from '../shell-store.ts'
import { internalUrl, isSamePage } from './internal-url.ts'
import { loadNext } from './load-next.ts'
import { startFollowingPlaces } from './moved-places.ts'
import { fetchPage, mayPrefetch } from './page-cache.ts'
import { createProgressBar, type ProgressBar } from './progress-bar.ts'
import {
  createScrollPositions,
  type ScrollPositions,
} from './scroll-positions.ts'
import {
  focusHeading,
  scrollToHash,
  startOpeningDetails,
} from './show-place.ts'
import { swapDocument } from './swap-page.ts'
import { normalizeRoutePath } from '@gwdocs/core/shared'

export type StartNavigation = {
  readonly store: ShellStore
  readonly buildId: string
}

type Navigation = StartNavigation & {
  readonly positions: ScrollPositions
  readonly progress: ProgressBar
  /** Address of the page that is shown. */
  shown: URL
  /** Counts navigations: one that was overtaken gives up. */
  latest: number
}

/** From now on links within the site are followed without loading a new document. */
export function startNavigation(options: StartNavigation): void {
  showCanonicalAddress(options.store)
  const positions = createScrollPositions()
  const navigation: Navigation = {
    ...options,
    positions,
    progress: createProgressBar(() => options.store.get().messages.loadingPage),
    shown: new URL(location.href),
    latest: 0,
  }
  restoreInitial(positions)
  startOpeningDetails()
  startFollowingPlaces(options.store)
  document.addEventListener('click', (event) => followClick(event, navigation))
  addEventListener('popstate', () => void followHistory(navigation))
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      type,
      (event) => prefetchLink(event, navigation),
      { passive: true },
    )
  }
}

/** `/a.html` and `/a/index.html` are shown as the address that the page has. */
function showCanonicalAddress(store: ShellStore): void {
  const { href, routePath, baseUrl } = store.get()
  const path = `/${decodeURI(location.pathname).slice(baseUrl.length)}`
  if (normalizeRoutePath(path) !== routePath || location.pathname === href)
    return
  if (!/(?:\.html|\/index)$/.test(location.pathname)) return
  history.replaceState(
    history.state,
    '',
    href + location.search + location.hash,
  )
}

function restoreInitial(positions: ScrollPositions): void {
  const top = positions.initial()
  if (top !== undefined && location.hash === '')
    scrollTo({ top, behavior: 'instant' })
}

function linkOf(
  { target }: Event,
  { store, shown }: Navigation,
): URL | undefined {
  const anchor =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[href]')
      : null
  // Another language is another page altogether, sidebars and menus too.
  if (!anchor || anchor.dataset['gwFullLoad'] !== undefined) return undefined
  const link = {
    href: anchor.href,
    target: anchor.target,
    hasDownload: anchor.hasAttribute('download'),
  }
  return internalUrl(link, shown, store.get().baseUrl)
}

function followClick(event: MouseEvent, navigation: Navigation): void {
  const isPlain =
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  const url =
    isPlain && !event.defaultPrevented ? linkOf(event, navigation) : undefined
  // A place on the same page is the browser's own business.
  if (!url || (isSamePage(url, navigation.shown) && url.hash !== '')) return
  event.preventDefault()
  void show(url, navigation, 'link')
}

function prefetchLink(event: Event, navigation: Navigation): void {
  const url = mayPrefetch() ? linkOf(event, navigation) : undefined
  // A failed prefetch is no harm: following the link asks again.
  if (url && !isSamePage(url, navigation.shown))
    void fetchPage(url).catch(() => undefined)
}

async function followHistory(navigation: Navigation): Promise<void> {
  const url = new URL(location.href)
  if (isSamePage(url, navigation.shown)) {
    navigation.shown = url
    const top = navigation.positions.enterPlace()
    if (top !== undefined) scrollTo({ top, behavior: 'instant' })
    return
  }
  await show(url, navigation, 'history')
}

async function show(
  url: URL,
  navigation: Navigation,
  cause: 'link' | 'history',
): Promise<void> {
  const turn = ++navigation.latest
  if (url.pathname !== navigation.shown.pathname) navigation.progress.start()
  try {
    const next = await loadNext(url, navigation)
    if (turn !== navigation.latest) return
    if (!next) {
      loadInFull(url, cause)
      return
    }
    navigation.positions.leave()
    if (cause === 'link') {
      history.pushState({}, '', next.url.href + url.hash)
      navigation.positions.enterNew()
    }
    replacePage(next.page, navigation)
    navigation.shown = new URL(location.href)
    showPlace(navigation.positions, cause)
    navigation.progress.finish()
  } catch {
    if (turn === navigation.latest) loadInFull(url, cause)
  }
}

function loadInFull(url: URL, cause: 'link' | 'history'): void {
  if (cause === 'link') location.assign(url)
  else location.reload()
}

function replacePage(page: Document, { store }: Navigation): void {
  const data = readPageData(page)
  if (!data) return
  unmountIsland()
  swapDocument(page)
  store.set(data.shell)
  announceHydrated('shell')
  void hydrateArticle(data.shell).then((isShown) => {
    if (isShown) announceHydrated('page')
  })
}

function showPlace(
  positions: ScrollPositions,
  cause: 'link' | 'history',
): void {
  focusHeading()
  if (cause === 'history') {
    scrollTo({ top: positions.enterKnown(), behavior: 'instant' })
    return
  }
  if (!scrollToHash(location.hash)) scrollTo({ top: 0, behavior: 'instant' })
}
