import type { CategoryCard } from '@gwdocs/core'
import { CategoryCards } from '../components/CategoryCards/CategoryCards.tsx'

export type DocCardListProps = {
  items?: readonly CategoryCard[]
}

export function DocCardList({ items }: DocCardListProps) {
  if (!items || items.length === 0) return null
  return <CategoryCards cards={items} />
}
