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
  const target = hash.length > 1 ? findTarget(hash.slice(1)) : null
  target?.scrollIntoView({ behavior: 'instant' })
  return target !== null
}

function findTarget(id: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}
