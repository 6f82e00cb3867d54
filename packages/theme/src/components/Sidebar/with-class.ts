/** The theme's class, and the site's where it gives one. */
export function withClass(own: string, given: string | undefined): string {
  return given === undefined ? own : `${own} ${given}`
}
