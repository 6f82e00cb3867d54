import { collapseDuration } from './collapse-duration.ts'

export type AnimateHeight = {
  readonly element: HTMLElement
  /** Heights in pixels: closed and open. */
  readonly closed: number
  readonly open: number
  readonly isOpening: boolean
  /** Called when the element has come to rest. */
  readonly onRest: () => void
}

type Running = { readonly animation: Animation; readonly isOpening: boolean }

const running = new WeakMap<HTMLElement, Running>()

/**
 * Opens or closes an element. One that is still on its way turns round where it is.
 *
 * Drawn by the browser's animations, which leave no `style` attribute behind.
 */
export function animateHeight(options: AnimateHeight): void {
  const { element, isOpening, onRest } = options
  const current = running.get(element)
  const animation = current?.animation ?? start(options)
  if (current && current.isOpening !== isOpening) animation.reverse()
  running.set(element, { animation, isOpening })
  animation.onfinish = () => {
    running.delete(element)
    animation.cancel()
    onRest()
  }
}

export function isAnimated(element: HTMLElement): boolean {
  return running.has(element)
}

function start({ element, closed, open, isOpening }: AnimateHeight): Animation {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const frames = [
    { blockSize: `${closed}px`, overflow: 'clip' },
    { blockSize: `${open}px`, overflow: 'clip' },
  ]
  return element.animate(frames, {
    duration: collapseDuration(open - closed, reduced),
    easing: 'ease-in-out',
    fill: 'both',
    direction: isOpening ? 'normal' : 'reverse',
  })
}
