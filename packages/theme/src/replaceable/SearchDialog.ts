import { SearchDialog as Original } from '../search/SearchDialog.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const SearchDialog = replaceable('SearchDialog', Original)
