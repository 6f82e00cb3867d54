import { NavbarDropdown as Original } from '../components/Dropdown/NavbarDropdown.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const NavbarDropdown = replaceable('NavbarDropdown', Original)
