import { PageTitle as Original } from '../layouts/PageTitle.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const PageTitle = replaceable('PageTitle', Original)
