import type { TagsMain } from '@gwdocs/core'
import { TagLinks } from '../replaceable/TagLinks.ts'
import { ListHeader } from '../replaceable/ListHeader.ts'
import { groupByInitial } from './group-by-initial.ts'
import type { LayoutProps } from './render.ts'

export type TagsLayoutProps = LayoutProps<TagsMain>

/** All tags, under their first characters. */
export function TagsLayout({ main, messages }: TagsLayoutProps) {
  return (
    <div className="gw-column">
      <ListHeader {...main} messages={messages} />
      {groupByInitial(main.tags).map(({ initial, items }) => (
        <section key={initial} className="gw-tag-group">
          <h2 className="gw-tag-initial">{initial}</h2>
          <TagLinks tags={items} label={initial} />
        </section>
      ))}
    </div>
  )
}
