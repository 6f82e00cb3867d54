/** Looks at code whenever its width changes: also when its tab or details are opened. */
let observer: ResizeObserver | undefined

/** Offers to wrap lines wherever a block of code below `root` is wider than its place. */
export function enhanceCode(root: ParentNode): void {
  observer?.disconnect()
  observer = new ResizeObserver((entries) => {
    for (const { target } of entries) offerWrapping(target)
  })
  for (const pre of root.querySelectorAll('.gw-code-pre')) observer.observe(pre)
}

function offerWrapping(pre: Element): void {
  const button = pre.parentElement?.querySelector<HTMLElement>(
    '[data-gw-action="wrap"]',
  )
  if (!button || isWrapped(button)) return
  button.hidden = pre.scrollWidth <= pre.clientWidth
}

/** Wraps the lines of the block that a button stands in, or lets them run on. */
export function toggleWrapping(button: HTMLElement): void {
  const isOn = !isWrapped(button)
  button.setAttribute('aria-pressed', String(isOn))
  const pre = button.closest('.gw-code-body')?.querySelector('.gw-code-pre')
  pre?.toggleAttribute('data-gw-wrapped', isOn)
}

function isWrapped(button: HTMLElement): boolean {
  return button.getAttribute('aria-pressed') === 'true'
}
