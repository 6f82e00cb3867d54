import { Pager as Original } from '../components/Pager/Pager.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const Pager = replaceable('Pager', Original)
