import { Details as Original } from '../content/Details.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const Details = replaceable('Details', Original)
