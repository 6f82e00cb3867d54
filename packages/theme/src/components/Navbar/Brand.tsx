import type { NavbarModel } from '@gwdocs/core'
import { Logo } from './Logo.tsx'

export function Brand({ navbar }: { navbar: NavbarModel }) {
  return (
    <a className="gw-brand" href={navbar.href}>
      {navbar.logo && <Logo logo={navbar.logo} />}
      {navbar.title && <span className="gw-brand-title">{navbar.title}</span>}
    </a>
  )
}
