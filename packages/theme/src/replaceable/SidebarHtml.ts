import { SidebarHtml as Original } from '../components/Sidebar/SidebarHtml.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const SidebarHtml = replaceable('SidebarHtml', Original)
