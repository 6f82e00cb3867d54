/** The button is of no use nearer to the top, in pixels. */
const threshold = 300

export type ScrollStep = {
  readonly from: number
  readonly to: number
  /** The lowest position that the page can be scrolled to. */
  readonly end: number
  readonly wasShown: boolean
}

/**
 * Whether the button shows after a scroll; all measures in pixels.
 *
 * It shows on the way up, beyond the threshold and not at the page's end, and hides on the
 * way down.
 */
export function isShownAfter({ from, to, end, wasShown }: ScrollStep): boolean {
  if (to < threshold || to >= end) return false
  return to === from ? wasShown : to < from
}
