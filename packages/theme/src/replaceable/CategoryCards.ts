import { CategoryCards as Original } from '../components/CategoryCards/CategoryCards.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const CategoryCards = replaceable('CategoryCards', Original)
