import { MobileToc as Original } from '../components/MobileToc/MobileToc.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const MobileToc = replaceable('MobileToc', Original)
