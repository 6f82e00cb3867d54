import { VersionNotice as Original } from '../components/VersionNotice/VersionNotice.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const VersionNotice = replaceable('VersionNotice', Original)
