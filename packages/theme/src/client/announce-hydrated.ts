/**
 * Tells the boot script what answers by itself now: `shell`, all but the page's own component,
 * or the whole `page`. Presses of other buttons are still held.
 */
export function announceHydrated(part: 'shell' | 'page'): void {
  document.documentElement.dataset['gwHydrated'] = part
  document.dispatchEvent(new Event('gw-hydrated'))
}
