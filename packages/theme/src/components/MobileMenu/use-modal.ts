import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type MenuEntry, pushMenuEntry } from './menu-history.ts'

const wideViewport = '(min-width: 997px)'

export type ModalOptions = {
  readonly onClose: () => void
  /** The page that is shown: another one closes the dialog. */
  readonly routePath: string
  /** What the dialog holds stands in the page itself on wide screens. */
  readonly isForNarrow?: boolean
}

export type Modal = {
  readonly ref: RefObject<HTMLDialogElement | null>
  /** Closes the dialog and follows a link in it, as a click does. */
  readonly leaveBy: (link: HTMLAnchorElement) => void
}

/**
 * Opens a `<dialog>` over the page for as long as it is mounted.
 *
 * The browser traps the focus in it and gives it back afterwards. Escape, Back, a followed
 * link, a click beside the dialog, and for one of narrow screens a viewport that grows past
 * 996 px call `onClose`.
 */
export function useModal({
  onClose,
  routePath,
  isForNarrow = false,
}: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const entryRef = useRef<MenuEntry>(undefined)
  const openedAt = useRef(routePath)
  // Before the dialog leaves the page: only from within it does closing give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    dialog.showModal()
    const entry = pushMenuEntry(onClose)
    entryRef.current = entry
    const endings = [
      ...(isForNarrow ? [closeOnWideViewport(onClose)] : []),
      closeFromInside(dialog, onClose, entry.leaveBy),
      entry.remove,
    ]
    return () => {
      for (const end of endings) end()
      dialog.close()
    }
  }, [onClose, isForNarrow])
  useEffect(() => {
    if (routePath !== openedAt.current) onClose()
  }, [routePath, onClose])
  return { ref, leaveBy: (link) => entryRef.current?.leaveBy(link) }
}

function closeFromInside(
  dialog: HTMLDialogElement,
  onClose: () => void,
  leaveBy: (link: HTMLAnchorElement) => void,
): () => void {
  const onClick = (event: MouseEvent) => {
    const { target } = event
    // A click on the backdrop has the dialog itself as its target.
    if (target === dialog) onClose()
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || !isFollowedHere(event, link)) return
    event.preventDefault()
    event.stopPropagation()
    leaveBy(link)
  }
  // `close` comes a while after the focus went back to the button, which may be pressed by then.
  for (const type of ['cancel', 'close']) dialog.addEventListener(type, onClose)
  dialog.addEventListener('click', onClick)
  return () => {
    for (const type of ['cancel', 'close'])
      dialog.removeEventListener(type, onClose)
    dialog.removeEventListener('click', onClick)
  }
}

/** A plain click made by the reader, on a link that opens no other tab. */
function isFollowedHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain =
    !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  return event.isTrusted && isPlain && link.target !== '_blank'
}

function closeOnWideViewport(onClose: () => void): () => void {
  const query = matchMedia(wideViewport)
  const listener = () => query.matches && onClose()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
