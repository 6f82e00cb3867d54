import { AuthorsLayout as Original } from '../layouts/AuthorsLayout.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const AuthorsLayout = replaceable('AuthorsLayout', Original)
