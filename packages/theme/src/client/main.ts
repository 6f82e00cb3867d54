import type { NavbarComponents } from '../components/Navbar/navbar-components.ts'
import { setTranslations } from '../compat/current-translations.ts'
import { announceHydrated } from './announce-hydrated.ts'
import { answerActions } from './answer-actions.ts'
import { startBackToTop } from './back-to-top/start-back-to-top.ts'
import { startAnnouncing } from './article/announce.ts'
import { hydrateArticle } from './hydrate-article.ts'
import { hydrateRoots } from './hydrate-roots.tsx'
import {
  type Navigation,
  startNavigation,
} from './navigation/start-navigation.ts'
import { readPageData } from './page-data.ts'
import {
  forgetRemovedVersions,
  keepVersionChoices,
} from '../stores/preferred-version.ts'
import { openSearch } from '../stores/search.ts'
import { startSearchShortcuts, takeAskedQuery } from './start-search.ts'
import { createShellStore } from './shell-store.ts'

export type StartClient = {
  /** Components of the site that stand in the navbar. */
  readonly navbarComponents: NavbarComponents
  /** Shows what is saved while the site is written: no part of a built site. */
  readonly startRefreshing?: (navigation: Navigation) => void
}

/** Brings a page to life. What the reader pressed meanwhile is answered as soon as it can be. */
export async function startClient({
  navbarComponents,
  startRefreshing,
}: StartClient): Promise<void> {
  const data = readPageData(document)
  if (!data) return
  const store = createShellStore(data.shell)
  setTranslations(data.shell.site?.translations)
  startAnnouncing()
  answerActions(store)
  forgetRemovedVersions(data.shell)
  keepVersionChoices()
  startBackToTop(data.shell.messages.backToTop)
  const asked = takeAskedQuery(store)
  startSearchShortcuts(store)
  const navigation = startNavigation({ store, buildId: data.buildId })
  startRefreshing?.(navigation)
  const article = hydrateArticle(data.shell)
  await hydrateRoots({ store, navbarComponents })
  announceHydrated('shell')
  if (asked !== undefined) openSearch(asked)
  if (await article) announceHydrated('page')
}
