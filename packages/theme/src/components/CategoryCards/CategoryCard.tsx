import type { CategoryCard as Card } from '@gwdocs/core'
import { ExternalIcon, FolderIcon, PageIcon } from '../Icons/Icons.tsx'

export type CategoryCardProps = { card: Card }

/** A page or a category of the sidebar. */
export function CategoryCard({ card }: CategoryCardProps) {
  const { href, label, description } = card
  return (
    <a className="gw-card" href={href}>
      <h2 className="gw-card-title">
        <Sign card={card} />
        {label}
      </h2>
      {description && <p className="gw-card-text">{description}</p>}
    </a>
  )
}

/** A picture; where only text is shown, the sign that readers know from other documentation. */
function Sign({ card }: CategoryCardProps) {
  const { Picture, text } = signOf(card)
  return (
    <span className="gw-card-icon" aria-hidden="true">
      <span className="gw-visually-hidden">{text}</span>
      <Picture />
    </span>
  )
}

function signOf({ itemCount, isExternal }: Card) {
  if (itemCount !== undefined) return { Picture: FolderIcon, text: '🗃️' }
  return isExternal
    ? { Picture: ExternalIcon, text: '🔗' }
    : { Picture: PageIcon, text: '📄️' }
}
