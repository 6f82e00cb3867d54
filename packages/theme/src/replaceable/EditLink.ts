import { EditLink as Original } from '../components/PageFoot/EditLink.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const EditLink = replaceable('EditLink', Original)
