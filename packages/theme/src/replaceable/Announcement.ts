import { Announcement as Original } from '../components/Announcement/Announcement.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const Announcement = replaceable('Announcement', Original)
