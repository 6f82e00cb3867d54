import { CategoryLayout as Original } from '../layouts/CategoryLayout.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const CategoryLayout = replaceable('CategoryLayout', Original)
