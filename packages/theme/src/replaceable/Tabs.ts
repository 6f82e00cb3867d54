import { Tabs as Original } from '../content/Tabs.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const Tabs = replaceable('Tabs', Original)
