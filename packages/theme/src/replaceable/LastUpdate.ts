import { LastUpdate as Original } from '../components/PageFoot/LastUpdate.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const LastUpdate = replaceable('LastUpdate', Original)
