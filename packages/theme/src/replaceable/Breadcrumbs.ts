import { Breadcrumbs as Original } from '../components/Breadcrumbs/Breadcrumbs.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const Breadcrumbs = replaceable('Breadcrumbs', Original)
