import type { CategoryCard } from '@gwdocs/core'
import { CategoryCards } from '../components/CategoryCards/CategoryCards.tsx'

export type DocCardListProps = {
  items?: readonly CategoryCard[]
  /** Template with `{count}`; given by the renderer. */
  countLabel?: string
}

export function DocCardList({
  items,
  countLabel = '{count}',
}: DocCardListProps) {
  if (!items || items.length === 0) return null
  return <CategoryCards cards={items} countLabel={countLabel} />
}
