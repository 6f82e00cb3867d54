import type { CategoryCard } from '@gwdocs/core'
import { formatMessage } from '@gwdocs/core/shared'
import { FolderIcon, PageIcon } from '../Icons/Icons.tsx'

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
      <span className="gw-card-title">
        {itemCount === undefined ? <PageIcon /> : <FolderIcon />}
        {label}
      </span>
      {description && <span className="gw-card-text">{description}</span>}
    </a>
  )
}
