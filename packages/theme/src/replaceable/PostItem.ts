import { PostItem as Original } from '../layouts/PostItem.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const PostItem = replaceable('PostItem', Original)
