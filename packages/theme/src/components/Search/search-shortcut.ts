/** What opens the search besides its box, as `aria-keyshortcuts` has it. */
export const searchShortcuts = 'Control+K Meta+K /'

type Key = Pick<
  KeyboardEvent,
  | 'key'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'defaultPrevented'
  | 'target'
>

/** Whether a key press asks for the search; a slash that is being written does not. */
export function isSearchShortcut(event: Key): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (event.defaultPrevented || altKey) return false
  if (ctrlKey || metaKey)
    return !shiftKey && ctrlKey !== metaKey && key.toLowerCase() === 'k'
  return key === '/' && !isWritingIn(event.target)
}

function isWritingIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
