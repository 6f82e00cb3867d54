import { TagsLayout as Original } from '../layouts/TagsLayout.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const TagsLayout = replaceable('TagsLayout', Original)
