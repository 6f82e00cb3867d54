import { Avatar as Original } from '../components/Author/Avatar.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const Avatar = replaceable('Avatar', Original)
