import { type RefObject, useEffect } from 'react'

/** Calls back when the reader clicks, touches or focuses anything outside an element. */
export function useOutside(
  ref: RefObject<HTMLElement | null>,
  isActive: boolean,
  onOutside: () => void,
): void {
  useEffect(() => {
    if (!isActive) return undefined
    const listener = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) onOutside()
    }
    document.addEventListener('pointerdown', listener)
    document.addEventListener('focusin', listener)
    return () => {
      document.removeEventListener('pointerdown', listener)
      document.removeEventListener('focusin', listener)
    }
  }, [ref, isActive, onOutside])
}
