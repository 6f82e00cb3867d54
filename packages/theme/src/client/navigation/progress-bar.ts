import { startValue, trickle } from './progress-value.ts'

/** Milliseconds. */
const startDelay = 200
const speed = 200
const trickleInterval = 800

export type ProgressBar = {
  /** A page is being asked for; the bar shows only if that takes long enough to notice. */
  readonly start: () => void
  readonly finish: () => void
}

/** The bar on the upper edge of the window; in the document only while it shows. */
export function createProgressBar(label: () => string): ProgressBar {
  let timer: number | undefined
  let bar: HTMLElement | undefined
  const grow = (value: number) => {
    bar ??= appendBar(label())
    setValue(bar, value)
    timer = setTimeout(() => grow(trickle(value)), trickleInterval)
  }
  const finish = () => {
    clearTimeout(timer)
    timer = undefined
    if (bar) complete(bar)
    bar = undefined
  }
  // The browser may keep the document as it is and show it again later.
  addEventListener('pagehide', finish)
  return {
    start: () => (timer ??= setTimeout(() => grow(startValue), startDelay)),
    finish,
  }
}

function appendBar(label: string): HTMLElement {
  const bar = document.createElement('div')
  bar.className = 'gw-progress'
  bar.setAttribute('role', 'progressbar')
  bar.setAttribute('aria-label', label)
  document.body.append(bar)
  return bar
}

/** Set through the object model, which the Content-Security-Policy allows. */
function setValue(bar: HTMLElement, value: number): void {
  bar.setAttribute('aria-valuenow', String(Math.round(value * 100)))
  bar.style.setProperty('--gw-progress', String(value))
}

function complete(bar: HTMLElement): void {
  setValue(bar, 1)
  bar.dataset['gwDone'] = ''
  setTimeout(() => bar.remove(), 2 * speed)
}
