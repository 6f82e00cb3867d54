import type { NavbarModel } from '@gwdocs/core'
import { Logo } from '../../replaceable/Logo.ts'

export type NavbarBrandProps = { navbar: NavbarModel }

/** Logo and title, which lead home. */
export function NavbarBrand({ navbar }: NavbarBrandProps) {
  return (
    <a className="gw-brand" href={navbar.href}>
      {navbar.logo && <Logo logo={navbar.logo} />}
      {navbar.title && <span className="gw-brand-title">{navbar.title}</span>}
    </a>
  )
}
