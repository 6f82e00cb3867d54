import type { TagModel } from '@gwdocs/core'

export type TagLinksProps = { tags: readonly TagModel[]; label: string }

export function TagLinks({ tags, label }: TagLinksProps) {
  return (
    <ul className="gw-tag-list" aria-label={label}>
      {tags.map(({ href, label: tagLabel, description, count }) => (
        <li key={href}>
          <a className="gw-tag" href={href} title={description}>
            {tagLabel}
            {count !== undefined && (
              <span className="gw-tag-count">{count}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
