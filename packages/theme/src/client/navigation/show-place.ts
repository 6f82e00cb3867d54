import { openPanelsAround } from '../../content/enhance-tabs.ts'

/** Moves focus to the new page's heading, so that it is read out, without scrolling. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('#gw-main h1') ??
    document.getElementById('gw-main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Scrolls to what a hash names. Out: whether there is such a place. */
export function scrollToHash(hash: string): boolean {
  const target = findTarget(hash)
  if (target) openAround(target)
  target?.scrollIntoView({ behavior: 'instant' })
  return target !== null
}

/** Not every browser opens the details in which the place of a hash lies, and none our tabs. */
export function startOpeningDetails(): void {
  const open = () => {
    const target = findTarget(location.hash)
    if (target && openAround(target)) target.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}

function findTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  const id = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}

/** Opens the details and shows the tabs in which a place lies. Out: whether one was closed. */
function openAround(target: Element): boolean {
  const wasHidden = openPanelsAround(target)
  const closed = target.closest<HTMLDetailsElement>('details:not([open])')
  if (!closed) return wasHidden
  closed.open = true
  openAround(closed.parentElement ?? closed)
  return true
}
