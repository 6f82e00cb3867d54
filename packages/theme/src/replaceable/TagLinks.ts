import { TagLinks as Original } from '../components/TagList/TagLinks.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const TagLinks = replaceable('TagLinks', Original)
