import { Navbar as Original } from '../components/Navbar/Navbar.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const Navbar = replaceable('Navbar', Original)
