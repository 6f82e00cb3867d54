import { SkipLink as Original } from '../components/SkipLink/SkipLink.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const SkipLink = replaceable('SkipLink', Original)
