/**
 * Gives elements the styles back that the build has put into classes, as their components
 * wrote them: the object model may set what the page's policy forbids in HTML.
 */
export function restoreStyles(container: Element): void {
  const styled = container.querySelectorAll<HTMLElement | SVGElement>(
    '[data-gw-inline-style]',
  )
  for (const element of styled) {
    element.style.cssText = element.dataset['gwInlineStyle'] ?? ''
    element.removeAttribute('data-gw-inline-style')
    // The build puts its class behind all others.
    element.classList.remove(
      element.classList.item(element.classList.length - 1) ?? '',
    )
    if (element.classList.length === 0) element.removeAttribute('class')
  }
}
