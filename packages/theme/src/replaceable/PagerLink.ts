import { PagerLink as Original } from '../components/Pager/PagerLink.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const PagerLink = replaceable('PagerLink', Original)
