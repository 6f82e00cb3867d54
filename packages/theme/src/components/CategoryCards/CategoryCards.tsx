import type { CategoryCard } from '@gwdocs/core'

export type CategoryCardsProps = {
  cards: readonly CategoryCard[]
}

export function CategoryCards({ cards }: CategoryCardsProps) {
  return (
    <ul className="gw-cards">
      {cards.map((card) => (
        <li key={card.href}>
          <Card card={card} />
        </li>
      ))}
    </ul>
  )
}

function Card({ card }: { card: CategoryCard }) {
  const { href, label, description } = card
  return (
    <a className="gw-card" href={href}>
      <h2 className="gw-card-title">
        <span className="gw-card-icon" aria-hidden="true">
          {iconOf(card)}
        </span>
        {label}
      </h2>
      {description && <p className="gw-card-text">{description}</p>}
    </a>
  )
}

/** The signs that readers know from other documentation: also where only text is shown. */
function iconOf({ itemCount, isExternal }: CategoryCard): string {
  if (itemCount !== undefined) return '🗃️'
  return isExternal ? '🔗' : '📄️'
}
