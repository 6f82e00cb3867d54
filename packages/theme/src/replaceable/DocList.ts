import { DocList as Original } from '../components/DocList/DocList.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const DocList = replaceable('DocList', Original)
