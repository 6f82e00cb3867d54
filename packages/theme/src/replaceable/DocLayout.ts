import { DocLayout as Original } from '../layouts/DocLayout.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const DocLayout = replaceable('DocLayout', Original)
