import { Sidebar as Original } from '../components/Sidebar/Sidebar.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const Sidebar = replaceable('Sidebar', Original)
