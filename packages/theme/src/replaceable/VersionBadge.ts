import { VersionBadge as Original } from '../components/VersionNotice/VersionBadge.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const VersionBadge = replaceable('VersionBadge', Original)
