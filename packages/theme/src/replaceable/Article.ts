import { Article as Original } from '../layouts/Article.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const Article = replaceable('Article', Original)
