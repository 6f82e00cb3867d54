import type { CategoryCard as Card } from '@gwdocs/core'
import { CategoryCard } from '../../replaceable/CategoryCard.ts'

export type CategoryCardsProps = {
  cards: readonly Card[]
}

export function CategoryCards({ cards }: CategoryCardsProps) {
  return (
    <ul className="gw-cards">
      {cards.map((card) => (
        <li key={card.href}>
          <CategoryCard card={card} />
        </li>
      ))}
    </ul>
  )
}
