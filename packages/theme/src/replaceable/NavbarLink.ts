import { NavbarLink as Original } from '../components/Navbar/NavbarLink.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const NavbarLink = replaceable('NavbarLink', Original)
