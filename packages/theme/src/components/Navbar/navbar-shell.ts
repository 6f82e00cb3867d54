import type { ShellModel } from '@gwdocs/core'

/** What the navbar and its menu show of a page. */
export type NavbarShell = Pick<
  ShellModel,
  | 'navbar'
  | 'sidebar'
  | 'colorMode'
  | 'messages'
  | 'href'
  | 'routePath'
  | 'search'
>
