import { type RefObject, useEffect } from 'react'

/**
 * Calls back when the reader clicks, touches or focuses anything outside an element, or
 * presses Escape: the focus then goes back to the button, if it was inside.
 */
export function useDismissal(
  ref: RefObject<HTMLElement | null>,
  isActive: boolean,
  onDismiss: () => void,
): void {
  useEffect(() => {
    if (!isActive) return undefined
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) onDismiss()
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      onDismiss()
      if (ref.current?.contains(document.activeElement))
        ref.current.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [ref, isActive, onDismiss])
}
