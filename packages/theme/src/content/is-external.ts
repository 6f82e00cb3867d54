/** Whether an address leads to another site, by its form alone. */
export function isExternal(href: string | undefined): boolean {
  return href !== undefined && /^(?:https?:)?\/\//i.test(href)
}
