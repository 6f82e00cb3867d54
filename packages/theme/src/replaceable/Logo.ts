import { Logo as Original } from '../components/Navbar/Logo.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const Logo = replaceable('Logo', Original)
