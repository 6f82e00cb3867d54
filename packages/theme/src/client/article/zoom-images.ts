import type { ShellMessages } from '@gwdocs/core'

/** Pictures that would not grow by more than this are left alone. */
const leastGrowth = 1.2

/** The page may still be coming to rest when a picture is pressed, in pixels. */
const jitter = 40

/** Makes buttons of the pictures in `root` that are shown smaller than they are. */
export function enhanceImages(
  root: ParentNode,
  { zoomImage }: Pick<ShellMessages, 'zoomImage'>,
): void {
  const images = root.querySelectorAll<HTMLImageElement>(
    '[data-gw-article] img:not(a img, button img, .no-zoom)',
  )
  for (const image of images) {
    if (image.complete) enhance(image, zoomImage)
    else image.addEventListener('load', () => enhance(image, zoomImage))
  }
}

function enhance(image: HTMLImageElement, label: string): void {
  if (image.naturalWidth < image.clientWidth * leastGrowth) return
  image.tabIndex = 0
  image.dataset['gwAction'] = 'zoom'
  image.setAttribute('role', 'button')
  image.setAttribute('aria-haspopup', 'dialog')
  image.setAttribute('aria-label', `${label} ${image.alt}`.trim())
}

/** Shows a picture over the page; a press anywhere, Escape or scrolling puts it away. */
export function zoomImage(
  image: HTMLImageElement,
  { close }: Pick<ShellMessages, 'close'>,
): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'gw-zoom'
  dialog.setAttribute('aria-label', image.alt)
  dialog.append(copyOf(image), closeButton(close))
  const openedAt = scrollY
  const onScroll = () => {
    if (Math.abs(scrollY - openedAt) > jitter) dialog.close()
  }
  dialog.addEventListener('click', () => dialog.close())
  addEventListener('scroll', onScroll, { passive: true })
  dialog.addEventListener('close', () => {
    removeEventListener('scroll', onScroll)
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
}

function copyOf({ currentSrc, alt }: HTMLImageElement): HTMLImageElement {
  const copy = document.createElement('img')
  copy.className = 'gw-zoom-image'
  copy.src = currentSrc
  copy.alt = alt
  return copy
}

function closeButton(label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'gw-zoom-close'
  button.textContent = label
  return button
}
