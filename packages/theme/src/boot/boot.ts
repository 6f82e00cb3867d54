import { showAnnouncement } from './announcement.ts'
import { isSearchShortcut } from '../components/Search/search-shortcut.ts'
import { watchBaseUrl } from './base-url-issue.ts'
import { foldSidebar } from './fold-sidebar.ts'
import { followColorMode } from './follow-color-mode.ts'
import { showColorMode } from './show-color-mode.ts'

/**
 * The one inline script of a page. It is the same on every page of a site, so that one hash
 * allows it; what varies stands in data attributes of the root element.
 *
 * Before the first paint it sets the colour mode, leaves a closed announcement out and a
 * folded sidebar folded. It loads
 * the client when the browser is idle or the reader acts, holds presses of controls that only
 * the client can answer, and tells of a wrong base URL.
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

/** In the order of their first presses: who presses again only wants an answer. */
const held = new Set<HTMLElement>()

const heldControls =
  ':is([data-gw-root], [data-gw-island]) :is(button, input[type="button"], input[type="submit"], [role="button"]:not(a)), button[data-gw-action]'

/**
 * Links and native controls answer by themselves; only what needs the client is held. Of a
 * link to a heading, the link works, and what else it does comes later.
 */
function holdPress(event: Event): void {
  if (root.dataset['gwHydrated'] === 'page') return
  const target = event.target instanceof Element ? event.target : undefined
  const control = target?.closest<HTMLElement>(`${heldControls}, a.gw-anchor`)
  loadClient()
  if (!control || isLive(control)) return
  held.add(control)
  if (control.matches('a')) return
  event.preventDefault()
  event.stopPropagation()
}

/** Whether a control answers by itself: those of the page's own component are the last to. */
function isLive(control: HTMLElement): boolean {
  const hydrated = root.dataset['gwHydrated']
  return (
    hydrated === 'page' ||
    (hydrated === 'shell' && !control.closest('[data-gw-island]'))
  )
}

/** The search asked for by its keys is its button pressed: held like any other press. */
function holdShortcut(event: KeyboardEvent): void {
  const button = document.querySelector<HTMLElement>('[data-gw-search]')
  if (!button || isLive(button) || !isSearchShortcut(event)) return
  event.preventDefault()
  held.add(button)
}

function replayPresses(): void {
  for (const control of [...held]) {
    if (control.isConnected && !isLive(control)) continue
    held.delete(control)
    if (control.matches('a'))
      control.dispatchEvent(new Event('gw-late-press', { bubbles: true }))
    else control.click()
  }
}

// What only scripts can open may be closed from now on.
root.dataset['gwScripted'] = ''
showColorMode(root)
followColorMode(root)
showAnnouncement(root)
foldSidebar(root)
watchBaseUrl()
document.addEventListener('click', holdPress, true)
document.addEventListener('keydown', holdShortcut)
document.addEventListener('gw-hydrated', replayPresses)
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
