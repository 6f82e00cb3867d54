import { CategoryCard as Original } from '../components/CategoryCards/CategoryCard.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const CategoryCard = replaceable('CategoryCard', Original)
