import { Banners as Original } from '../components/Banner/Banners.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const Banners = replaceable('Banners', Original)
