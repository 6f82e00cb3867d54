import { ThemedImage as Original } from '../content/ThemedImage.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const ThemedImage = replaceable('ThemedImage', Original)
