export type MenuEntry = {
  /** Takes the entry away, then follows a link from the page's own entry. */
  readonly leaveBy: (link: HTMLAnchorElement) => void
  /** To be called when the menu closes for any other reason. */
  readonly remove: () => void
}

/**
 * While the menu is open, the history has a second entry of the page on top of the first:
 * so Back closes the menu, and whatever else closes it goes back by that entry.
 */
export function pushMenuEntry(onClose: () => void): MenuEntry {
  let link: HTMLAnchorElement | undefined
  let isOnTop = true
  history.pushState({ ...toObject(history.state), gwMenu: true }, '')
  const onBack = () => {
    isOnTop = false
    // Before the menu is gone, or the click would not reach the document.
    link?.click()
    onClose()
  }
  addEventListener('popstate', onBack, { once: true })
  return {
    leaveBy: (followed) => {
      link = followed
      history.back()
    },
    remove: () => {
      removeEventListener('popstate', onBack)
      if (isOnTop && toObject(history.state)['gwMenu'] === true) history.back()
    },
  }
}

function toObject(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
