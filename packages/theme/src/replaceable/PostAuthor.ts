import { PostAuthor as Original } from '../components/Author/PostAuthor.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const PostAuthor = replaceable('PostAuthor', Original)
