import { PostHeader as Original } from '../components/PostHeader/PostHeader.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const PostHeader = replaceable('PostHeader', Original)
