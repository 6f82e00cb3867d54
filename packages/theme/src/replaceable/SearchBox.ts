import { SearchBox as Original } from '../components/Search/SearchBox.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const SearchBox = replaceable('SearchBox', Original)
