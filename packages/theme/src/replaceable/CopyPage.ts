import { CopyPage as Original } from '../components/CopyPage/CopyPage.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const CopyPage = replaceable('CopyPage', Original)
