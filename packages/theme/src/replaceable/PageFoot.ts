import { PageFoot as Original } from '../components/PageFoot/PageFoot.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const PageFoot = replaceable('PageFoot', Original)
