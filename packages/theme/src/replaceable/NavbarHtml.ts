import { ItemHtml as Original } from '../components/ItemLink/ItemHtml.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const NavbarHtml = replaceable('NavbarHtml', Original)
