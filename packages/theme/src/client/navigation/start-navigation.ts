import { openSearch } from '../../stores/search.ts'
import type { ShellStore } from '../shell-store.ts'
import { takeAskedQuery } from '../start-search.ts'
import { internalUrl, isSamePage } from './internal-url.ts'
import { loadNext } from './load-next.ts'
import { fetchPage, mayPrefetch } from './page-cache.ts'
import { createProgressBar, type ProgressBar } from './progress-bar.ts'
import { replacePage } from './replace-page.ts'
import {
  createScrollPositions,
  type ScrollPositions,
} from './scroll-positions.ts'
import {
  focusHeading,
  scrollToHash,
  startOpeningDetails,
} from './show-place.ts'
import { normalizeRoutePath } from '@gwdocs/core/shared'

export type StartNavigation = {
  readonly store: ShellStore
  readonly buildId: string
}

/** What the client knows of where the reader is. */
export type Navigation = {
  readonly store: ShellStore
  readonly positions: ScrollPositions
  readonly progress: ProgressBar
  /** Of the page that is shown. */
  buildId: string
  /** Address of the page that is shown. */
  shown: URL
  /** Counts navigations: one that was overtaken gives up. */
  latest: number
  /** Told of each page, as it was served, that takes the place of another. */
  onReplaced: (page: Document) => void
}

/** From now on links within the site are followed without loading a new document. */
export function startNavigation(options: StartNavigation): Navigation {
  showCanonicalAddress(options.store)
  const positions = createScrollPositions()
  const navigation: Navigation = {
    ...options,
    positions,
    progress: createProgressBar(() => options.store.get().messages.loadingPage),
    shown: new URL(location.href),
    latest: 0,
    onReplaced: () => undefined,
  }
  restoreInitial(positions)
  startOpeningDetails()
  document.addEventListener('click', (event) => followClick(event, navigation))
  addEventListener('popstate', () => void followHistory(navigation))
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      type,
      (event) => prefetchLink(event, navigation),
      { passive: true },
    )
  }
  return navigation
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
    const next = await loadNext(url, {
      store: navigation.store,
      isSameBuild: ({ buildId }) => buildId === navigation.buildId,
    })
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
    replacePage(next.page, navigation.store)
    navigation.onReplaced(next.page)
    const asked = takeAskedQuery(navigation.store)
    navigation.shown = new URL(location.href)
    showPlace(navigation.positions, cause)
    navigation.progress.finish()
    if (asked !== undefined) openSearch(asked)
  } catch {
    if (turn === navigation.latest) loadInFull(url, cause)
  }
}

function loadInFull(url: URL, cause: 'link' | 'history'): void {
  if (cause === 'link') location.assign(url)
  else location.reload()
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
