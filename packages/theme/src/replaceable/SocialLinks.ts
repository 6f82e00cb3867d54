import { SocialLinks as Original } from '../components/Author/SocialLinks.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const SocialLinks = replaceable('SocialLinks', Original)
