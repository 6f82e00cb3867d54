import { ColorModeToggle as Original } from '../components/ColorModeToggle/ColorModeToggle.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const ColorModeToggle = replaceable('ColorModeToggle', Original)
