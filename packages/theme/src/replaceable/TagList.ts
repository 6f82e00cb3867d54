import { TagList as Original } from '../components/TagList/TagList.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const TagList = replaceable('TagList', Original)
