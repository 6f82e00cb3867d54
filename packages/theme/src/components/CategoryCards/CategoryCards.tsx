import type { CategoryCard } from '@gwdocs/core'
import { formatMessage } from '@gwdocs/core/shared'

export type CategoryCardsProps = {
  cards: readonly CategoryCard[]
  /** Template with `{count}`, for a card that stands for a category. */
  countLabel: string
}

export function CategoryCards({ cards, countLabel }: CategoryCardsProps) {
  return (
    <ul className="gw-cards">
      {cards.map((card) => (
        <li key={card.href}>
          <Card card={card} countLabel={countLabel} />
        </li>
      ))}
    </ul>
  )
}

function Card({
  card,
  countLabel,
}: {
  card: CategoryCard
  countLabel: string
}) {
  const { href, label, itemCount } = card
  const description =
    card.description ??
    (itemCount === undefined
      ? undefined
      : formatMessage(countLabel, { count: itemCount }))
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
