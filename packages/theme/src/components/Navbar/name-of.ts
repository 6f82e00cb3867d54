import type { NavbarItem } from '@gwdocs/core'

/** By what a maintainer knows an item: its label, or what stands for one. */
export function nameOf(item: NavbarItem): string {
  switch (item.type) {
    case 'link':
      return item.label || (item.ariaLabel ?? item.href)
    case 'dropdown':
      return item.label
    case 'html':
      return item.html
    case 'search':
      return item.type
    case 'component':
      return item.component
  }
}
