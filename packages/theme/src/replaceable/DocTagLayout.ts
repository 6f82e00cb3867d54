import { DocTagLayout as Original } from '../layouts/DocTagLayout.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const DocTagLayout = replaceable('DocTagLayout', Original)
