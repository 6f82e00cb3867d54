export type MenuEntry = {
  /** Takes the entry away, then follows a link from the page's own entry. */
  readonly leaveBy: (link: HTMLAnchorElement) => void
  /** To be called when the menu closes for any other reason. */
  readonly remove: () => void
}

/** Whether an entry is being left: the browser does it a moment after it was asked to. */
let isGoingBack = false

/**
 * While the menu is open, the history has a second entry of the page on top of the first:
 * so Back closes the menu, and whatever else closes it goes back by that entry.
 */
export function pushMenuEntry(onClose: () => void): MenuEntry {
  let link: HTMLAnchorElement | undefined
  let isOnTop = false
  const onBack = () => {
    isOnTop = false
    if (link && isPlaceHere(link)) {
      const { href } = link
      onClose()
      // Once the focus is back: giving it back ends a scroll that has begun.
      setTimeout(() => location.assign(href))
      return
    }
    // Before the menu is gone, or the click would not reach the document.
    link?.click()
    onClose()
  }
  const push = () => {
    history.pushState({ ...toObject(history.state), gwMenu: true }, '')
    isOnTop = true
    addEventListener('popstate', onBack, { once: true })
  }
  // The entry of a menu that was closed just now would take this one with it.
  if (isGoingBack) addEventListener('popstate', push, { once: true })
  else push()
  return {
    leaveBy: (followed) => {
      if (!isOnTop) return followed.click()
      link = followed
      history.back()
    },
    remove: () => {
      removeEventListener('popstate', push)
      removeEventListener('popstate', onBack)
      if (isOnTop && toObject(history.state)['gwMenu'] === true) goBack()
    },
  }
}

/** Whether a link leads to a place of the page that is shown. */
function isPlaceHere({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return (
    hash !== '' && pathname === location.pathname && search === location.search
  )
}

function goBack(): void {
  isGoingBack = true
  addEventListener('popstate', () => (isGoingBack = false), {
    once: true,
    // Ahead of a menu that waits for this.
    capture: true,
  })
  history.back()
}

function toObject(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
