import { TocList as Original } from '../components/Toc/TocList.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const TocList = replaceable('TocList', Original)
