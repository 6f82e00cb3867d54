import { Footer as Original } from '../components/Footer/Footer.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const Footer = replaceable('Footer', Original)
