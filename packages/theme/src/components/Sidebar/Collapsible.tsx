import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { collapseDuration } from './collapse-duration.ts'

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
    if (!element || wasOpen.current === isOpen) return undefined
    wasOpen.current = isOpen
    const animation = animateHeight(element, isOpen)
    return () => animation.cancel()
  }, [isOpen])
  return (
    <ul ref={ref} id={id} className={className} hidden={!isOpen}>
      {children}
    </ul>
  )
}

/** A list that closes stays visible until the animation has ended. */
function animateHeight(element: HTMLElement, isOpening: boolean): Animation {
  element.hidden = false
  const height = element.scrollHeight
  const frames = [
    { height: '0', opacity: 0, overflow: 'clip' },
    { height: `${height}px`, opacity: 1, overflow: 'clip' },
  ]
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const animation = element.animate(frames, {
    duration: collapseDuration(height, reduced),
    easing: 'ease-in-out',
    direction: isOpening ? 'normal' : 'reverse',
  })
  animation.onfinish = () => {
    element.hidden = !isOpening
  }
  return animation
}
