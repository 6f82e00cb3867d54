import type { TagModel } from '@gwdocs/core'
import { TagLinks } from '../../replaceable/TagLinks.ts'

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
