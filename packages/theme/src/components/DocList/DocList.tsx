import type { DocTagMain } from '@gwdocs/core'

export type DocListProps = { docs: DocTagMain['docs'] }

/** Docs with what they are about, one below the other. */
export function DocList({ docs }: DocListProps) {
  return (
    <ul className="gw-doc-list">
      {docs.map(({ href, label, description }) => (
        <li key={href} className="gw-doc-list-item">
          <h2 className="gw-doc-list-title">
            <a href={href}>{label}</a>
          </h2>
          {description && <p className="gw-doc-list-text">{description}</p>}
        </li>
      ))}
    </ul>
  )
}
