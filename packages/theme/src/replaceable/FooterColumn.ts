import { FooterColumn as Original } from '../components/Footer/FooterColumn.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const FooterColumn = replaceable('FooterColumn', Original)
