import {
  animateHeight,
  isAnimated,
} from '../../components/Motion/animate-height.ts'

/** Which way details on the move are going: `open` says what shows meanwhile. */
const opening = new WeakSet<HTMLElement>()

/** Opens and closes details with a movement; without script the browser does it at once. */
export function animateDetails(event: Event, target: Element): void {
  const summary = target.closest('summary')
  const details = summary?.parentElement
  if (!(details instanceof HTMLDetailsElement) || event.defaultPrevented) return
  // A link or a button in a summary has a purpose of its own; groups are the browser's.
  if (target.closest('a, button, input') || details.name !== '') return
  event.preventDefault()
  const isOpening = isAnimated(details) ? !opening.has(details) : !details.open
  if (isOpening) opening.add(details)
  else opening.delete(details)
  move(details, isOpening)
}

function move(details: HTMLDetailsElement, isOpening: boolean): void {
  const heights = isAnimated(details)
    ? { closed: 0, open: 0 }
    : measure(details)
  details.open = true
  animateHeight({
    element: details,
    ...heights,
    isOpening,
    onRest: () => {
      details.open = isOpening
    },
  })
}

function measure(details: HTMLDetailsElement) {
  const { open } = details
  details.open = false
  const closed = details.offsetHeight
  details.open = true
  const full = details.offsetHeight
  details.open = open
  return { closed, open: full }
}
