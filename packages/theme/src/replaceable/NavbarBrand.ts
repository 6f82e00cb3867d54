import { NavbarBrand as Original } from '../components/Navbar/NavbarBrand.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const NavbarBrand = replaceable('NavbarBrand', Original)
