/** The value of `aria-current`: this very page, or merely the section that it is in. */
export function currentOf(
  { href, isActive }: { readonly href: string; readonly isActive: boolean },
  pageHref: string,
): 'page' | 'true' | undefined {
  if (href === pageHref) return 'page'
  return isActive ? 'true' : undefined
}
