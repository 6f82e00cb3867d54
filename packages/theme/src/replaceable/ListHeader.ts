import { ListHeader as Original } from '../components/ListHeader/ListHeader.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const ListHeader = replaceable('ListHeader', Original)
