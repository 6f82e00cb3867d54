import { SidebarCategory as Original } from '../components/Sidebar/SidebarCategory.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const SidebarCategory = replaceable('SidebarCategory', Original)
