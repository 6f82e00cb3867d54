import { BlogShortcuts as Original } from '../components/BlogShortcuts/BlogShortcuts.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const BlogShortcuts = replaceable('BlogShortcuts', Original)
