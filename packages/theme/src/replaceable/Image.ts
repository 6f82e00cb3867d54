import { Image as Original } from '../content/Image.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const Image = replaceable('Image', Original)
