import { closeAnnouncement } from '../boot/announcement.ts'
import { copyCode, copyPage } from '../content/copy-text.ts'
import { animateDetails } from '../content/details/animate-details.ts'
import { toggleFolding } from '../content/fold-code.ts'
import { toggleWrapping } from '../content/wrap-code.ts'
import { copyLink } from './article/copy-link.ts'
import { zoomImage } from './article/zoom-images.ts'
import type { ShellStore } from './shell-store.ts'

type Answer = (control: HTMLElement, store: ShellStore) => unknown

const answers: Readonly<Record<string, Answer>> = {
  copy: (control) => copyCode(control),
  'copy-page': (control) => copyPage(control),
  fold: (control) => toggleFolding(control),
  wrap: (control) => toggleWrapping(control),
  'close-announcement': () => closeAnnouncement(document.documentElement),
  zoom: (control, store) => {
    if (control instanceof HTMLImageElement)
      zoomImage(control, store.get().messages)
  },
}

/**
 * Answers presses of controls that lie in no root: their markup is right without script,
 * and they say in `data-gw-action` what they do.
 */
export function answerActions(store: ShellStore): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const control = controlOf(target)
    const anchor = target.closest<HTMLAnchorElement>('a.gw-anchor')
    if (control) void answer(control, store)
    else if (anchor) void copyLink(anchor, store.get().messages.copiedLink)
    else animateDetails(event, target)
  })
  // A link to a heading was followed before this script was there.
  document.addEventListener('gw-late-press', ({ target }) => {
    if (target instanceof HTMLAnchorElement)
      void copyLink(target, store.get().messages.copiedLink)
  })
  document.addEventListener('keydown', (event) => {
    const { target, key } = event
    if (!(target instanceof HTMLImageElement)) return
    const control = key === 'Enter' || key === ' ' ? controlOf(target) : null
    if (!control) return
    event.preventDefault()
    void answer(control, store)
  })
}

function controlOf(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>('[data-gw-action]')
}

function answer(control: HTMLElement, store: ShellStore): unknown {
  return answers[control.dataset['gwAction'] ?? '']?.(control, store)
}
