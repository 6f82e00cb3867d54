import { SidebarLink as Original } from '../components/Sidebar/SidebarLink.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const SidebarLink = replaceable('SidebarLink', Original)
