import type { TagModel } from '@gwdocs/core'

export type TagListProps = { tags: readonly TagModel[]; label: string }

export function TagList({ tags, label }: TagListProps) {
  if (tags.length === 0) return null
  return (
    <div className="gw-tags">
      <span className="gw-tags-label">{label}</span>
      <TagLinks tags={tags} label={label} />
    </div>
  )
}

export function TagLinks({ tags, label }: TagListProps) {
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
