import { type RefObject, useEffect, useRef } from 'react'

/** Brings the current page's link into view, once, without moving the page itself. */
export function useScrollToCurrent(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const frame = ref.current
    const current = frame?.querySelector('[aria-current="page"]')
    if (!frame || !current) return
    const offset =
      current.getBoundingClientRect().top - frame.getBoundingClientRect().top
    if (offset > frame.clientHeight * 0.8) {
      frame.scrollTop += offset - frame.clientHeight / 2
    }
  }, [])
  return ref
}
