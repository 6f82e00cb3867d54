import { NotFound as Original } from '../components/NotFound/NotFound.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const NotFound = replaceable('NotFound', Original)
