import { TOCInline as Original } from '../content/TOCInline.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const TOCInline = replaceable('TOCInline', Original)
