import { PageLayout as Original } from '../layouts/PageLayout.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const PageLayout = replaceable('PageLayout', Original)
