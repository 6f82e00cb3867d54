import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { animateHeight } from '../Motion/animate-height.ts'

export type CollapsibleProps = {
  id: string
  isOpen: boolean
  className: string
  children: ReactNode
}

/** A list that is hidden while closed; its height is animated on the way. */
export function Collapsible({
  id,
  isOpen,
  className,
  children,
}: CollapsibleProps) {
  const ref = useRef<HTMLUListElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    moveList(element, isOpen)
  }, [isOpen])
  return (
    <ul ref={ref} id={id} className={className} hidden={!isOpen}>
      {children}
    </ul>
  )
}

/** A list that closes stays visible until it has come to rest. */
function moveList(element: HTMLElement, isOpening: boolean): void {
  element.hidden = false
  animateHeight({
    element,
    closed: 0,
    open: element.scrollHeight,
    isOpening,
    onRest: () => {
      element.hidden = !isOpening
    },
  })
}
