import { ArchiveLayout as Original } from '../layouts/ArchiveLayout.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const ArchiveLayout = replaceable('ArchiveLayout', Original)
