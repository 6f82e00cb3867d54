import { PostLayout as Original } from '../layouts/PostLayout.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const PostLayout = replaceable('PostLayout', Original)
