import { AuthorCard as Original } from '../components/Author/AuthorCard.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const AuthorCard = replaceable('AuthorCard', Original)
