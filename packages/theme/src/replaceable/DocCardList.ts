import { DocCardList as Original } from '../content/DocCardList.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const DocCardList = replaceable('DocCardList', Original)
