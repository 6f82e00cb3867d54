export type HeadingPosition = {
  readonly id: string
  /** Distance from the top of the viewport, in pixels. */
  readonly top: number
}

/**
 * The heading whose text is being read: the last one that passed the line below the navbar.
 *
 * In:  headings in the order of the page; `line` in pixels from the viewport's top.
 * Out: the last heading once the page's end is reached, since it may never pass the line;
 *      `undefined` above the first one.
 */
export function findActiveHeading(
  headings: readonly HeadingPosition[],
  line: number,
  isAtEnd: boolean,
): string | undefined {
  if (isAtEnd) return headings.at(-1)?.id
  return headings.findLast(({ top }) => top <= line)?.id
}
