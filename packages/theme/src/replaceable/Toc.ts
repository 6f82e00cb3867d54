import { Toc as Original } from '../components/Toc/Toc.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const Toc = replaceable('Toc', Original)
