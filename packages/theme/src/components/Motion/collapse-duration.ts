/**
 * How long a section takes to open or close.
 *
 * In:  its full height in pixels.
 * Out: milliseconds; taller sections take longer, though less than in proportion.
 */
export function collapseDuration(
  height: number,
  prefersReducedMotion: boolean,
): number {
  if (prefersReducedMotion) return 1
  const relative = height / 36
  return Math.round(10 * (4 + 15 * relative ** 0.25 + relative / 5))
}
