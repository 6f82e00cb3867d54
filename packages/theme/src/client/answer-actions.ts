import { closeAnnouncement } from '../boot/announcement.ts'
import { copyCode } from '../content/copy-code.ts'
import { animateDetails } from '../content/details/animate-details.ts'
import { toggleWrapping } from '../content/wrap-code.ts'

const actions: Readonly<Record<string, (button: HTMLElement) => unknown>> = {
  copy: copyCode,
  wrap: toggleWrapping,
  'close-announcement': () => closeAnnouncement(document.documentElement),
}

/**
 * Answers presses of controls that lie in no root: their markup is right without script,
 * and they say in `data-gw-action` what they do.
 */
export function answerActions(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLElement>('[data-gw-action]')
    const action = actions[button?.dataset['gwAction'] ?? '']
    if (button) void action?.(button)
    else animateDetails(event, target)
  })
}
