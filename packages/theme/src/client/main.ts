import { copyCode } from '../content/copy-code.ts'
import { announceHydrated } from './announce-hydrated.ts'
import { hydrateArticle } from './hydrate-article.ts'
import { hydrateRoots } from './hydrate-roots.tsx'
import { startNavigation } from './navigation/start-navigation.ts'
import { readPageData } from './page-data.ts'
import { createShellStore } from './shell-store.ts'

/** Brings a page to life. What the reader pressed meanwhile is answered as soon as it can be. */
async function start(): Promise<void> {
  const data = readPageData(document)
  if (!data) return
  const store = createShellStore(data.shell)
  document.addEventListener('click', answerAction)
  startNavigation({ store, buildId: data.buildId })
  const article = hydrateArticle(data.shell)
  await hydrateRoots(store)
  announceHydrated('shell')
  if (await article) announceHydrated('page')
}

/** Buttons inside articles: their markup is right without script, and lies in no root. */
function answerAction({ target }: Event): void {
  const button =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-gw-action="copy"]')
      : null
  if (button) void copyCode(button)
}

void start()
