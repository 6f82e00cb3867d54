import { Anchor as Original } from '../content/Anchor.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const Anchor = replaceable('Anchor', Original)
