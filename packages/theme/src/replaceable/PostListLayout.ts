import { PostListLayout as Original } from '../layouts/PostListLayout.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const PostListLayout = replaceable('PostListLayout', Original)
