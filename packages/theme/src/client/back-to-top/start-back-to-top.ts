import { isShownAfter } from './is-shown-after.ts'

/** Adds the button that leads back to the top; without script nobody would show it. */
export function startBackToTop(label: string): void {
  const button = createButton(label)
  let from = scrollY
  let isJump = false
  const onScroll = () => {
    const to = Math.max(0, scrollY)
    const { scrollHeight, clientHeight } = document.documentElement
    const end = scrollHeight - clientHeight - 1
    const wasShown = !button.hidden
    button.hidden = isJump || !isShownAfter({ from, to, end, wasShown })
    from = to
  }
  // A link to a heading, or Back, may lead upwards: that is no wish to go to the top.
  for (const type of ['hashchange', 'popstate'])
    addEventListener(type, () => (isJump = true))
  for (const type of ['scrollend', 'wheel', 'touchmove', 'keydown'])
    addEventListener(type, () => (isJump = false), { passive: true })
  addEventListener('scroll', onScroll, { passive: true })
  document.body.append(button)
}

function createButton(label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'gw-back-to-top'
  button.setAttribute('aria-label', label)
  button.title = label
  button.hidden = true
  button.addEventListener('click', () => {
    // The button goes away: the focus must not be lost with it.
    document.getElementById('gw-main')?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  })
  return button
}
