import { Admonition as Original } from '../content/Admonition.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const Admonition = replaceable('Admonition', Original)
