import { showAnnouncement } from './announcement.ts'
import { watchBaseUrl } from './base-url-issue.ts'
import { foldSidebar } from './fold-sidebar.ts'
import { showColorMode } from './show-color-mode.ts'

/**
 * The one inline script of a page. It is the same on every page of a site, so that one hash
 * allows it; what varies stands in data attributes of the root element.
 *
 * Before the first paint it sets the colour mode, leaves a closed announcement out and a
 * folded sidebar folded. It loads
 * the client when the browser is idle or the reader acts, holds the first press of a button
 * that only the client can answer, and tells of a wrong base URL.
 */
const root = document.documentElement

let isLoading = false
let attempts = 0

function loadClient(): void {
  const href = root.dataset['gwClient']
  if (isLoading || href === undefined) return
  isLoading = true
  const script = document.createElement('script')
  script.type = 'module'
  // Some browsers remember an address that failed: another attempt asks for another one.
  script.src = ++attempts === 1 ? href : `${href}?attempt=${attempts}`
  // The page is complete without it; the next press tries again.
  script.onerror = () => {
    isLoading = false
    delete root.dataset['gwScripted']
    script.remove()
  }
  document.head.append(script)
}

let held: HTMLElement | undefined

/** Links and native controls answer by themselves; only buttons that need the client are held. */
function holdPress(event: Event): void {
  if (root.dataset['gwHydrated'] === 'page') return
  const target = event.target instanceof Element ? event.target : undefined
  const button = target?.closest<HTMLElement>(
    '[data-gw-root] button, [data-gw-island] button, button[data-gw-action]',
  )
  loadClient()
  if (!button || isLive(button)) return
  event.preventDefault()
  event.stopPropagation()
  held ??= button
}

/** Whether a button answers by itself: those of the page's own component are the last to. */
function isLive(button: HTMLElement): boolean {
  const hydrated = root.dataset['gwHydrated']
  return (
    hydrated === 'page' ||
    (hydrated === 'shell' && !button.closest('[data-gw-island]'))
  )
}

function replayPress(): void {
  if (!held || !isLive(held)) return
  const button = held
  held = undefined
  button.click()
}

// What only scripts can open may be closed from now on.
root.dataset['gwScripted'] = ''
showColorMode(root)
showAnnouncement(root)
foldSidebar(root)
watchBaseUrl()
document.addEventListener('click', holdPress, true)
document.addEventListener('gw-hydrated', replayPress)
for (const type of ['pointerdown', 'keydown', 'focusin']) {
  document.addEventListener(type, loadClient, {
    capture: true,
    once: true,
    passive: true,
  })
}
addEventListener('load', () => {
  if ('requestIdleCallback' in window)
    requestIdleCallback(loadClient, { timeout: 2000 })
  else setTimeout(loadClient, 200)
})
