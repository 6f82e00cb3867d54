import type { TagsMain } from '@gwdocs/core'
import { TagLinks } from '../components/TagList/TagList.tsx'
import { ListHeader } from '../components/ListHeader/ListHeader.tsx'
import { groupByInitial } from './group-by-initial.ts'
import type { LayoutProps } from './render.ts'

/** All tags, under their first characters. */
export function TagsLayout({ main, messages }: LayoutProps<TagsMain>) {
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
