import type { TagsMain } from '@gwdocs/core'
import { TagLinks } from '../components/TagList/TagList.tsx'
import { groupByInitial } from './group-by-initial.ts'
import type { LayoutProps } from './render.ts'

/** All tags, under their first characters. */
export function TagsLayout({ main }: LayoutProps<TagsMain>) {
  return (
    <div className="gw-column">
      <h1 className="gw-page-title">{main.title}</h1>
      {groupByInitial(main.tags).map(({ initial, items }) => (
        <section key={initial} className="gw-tag-group">
          <h2 className="gw-tag-initial">{initial}</h2>
          <TagLinks tags={items} label={initial} />
        </section>
      ))}
    </div>
  )
}
