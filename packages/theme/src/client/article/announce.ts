let region: HTMLElement | undefined

/** Adds the place from which screen readers read out what happened; once for a document. */
export function startAnnouncing(): void {
  region = document.createElement('div')
  region.className = 'gw-visually-hidden'
  region.setAttribute('role', 'status')
  document.body.append(region)
}

/** Has a text read out, without moving the focus. */
export function announce(text: string): void {
  if (region) region.textContent = text
}
