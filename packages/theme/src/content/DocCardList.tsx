import type { CategoryCard } from '@gwdocs/core'
import { CategoryCards } from '../replaceable/CategoryCards.ts'

export type DocCardListProps = {
  items?: readonly CategoryCard[]
}

export function DocCardList({ items }: DocCardListProps) {
  if (!items || items.length === 0) return null
  return <CategoryCards cards={items} />
}
