import { announce } from './announce.ts'

/** For how long a heading says that its link was copied, in milliseconds. */
const copiedDuration = 2000

/** The sign behind a heading leads to it, and its address is copied besides. */
export async function copyLink(
  anchor: HTMLAnchorElement,
  copiedLabel: string,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(anchor.href)
  } catch {
    // The browser may not allow it; the address is in the address bar all the same.
    return
  }
  anchor.dataset['gwCopied'] = copiedLabel
  announce(copiedLabel)
  setTimeout(() => {
    delete anchor.dataset['gwCopied']
    announce('')
  }, copiedDuration)
}
