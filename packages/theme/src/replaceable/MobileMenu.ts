import { MobileMenu as Original } from '../components/MobileMenu/MobileMenu.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const MobileMenu = replaceable('MobileMenu', Original)
