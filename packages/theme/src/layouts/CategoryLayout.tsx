import type { CategoryMain } from '@gwdocs/core'
import { Breadcrumbs } from '../replaceable/Breadcrumbs.ts'
import { CategoryCards } from '../replaceable/CategoryCards.ts'
import { Pager } from '../replaceable/Pager.ts'
import { VersionBadge } from '../replaceable/VersionBadge.ts'
import { VersionNotice } from '../replaceable/VersionNotice.ts'
import type { LayoutProps } from './render.ts'

export type CategoryLayoutProps = LayoutProps<CategoryMain>

/** The generated page of a sidebar category. */
export function CategoryLayout({ main, messages }: CategoryLayoutProps) {
  return (
    <div className="gw-column">
      <Breadcrumbs breadcrumbs={main.breadcrumbs} messages={messages} />
      <VersionNotice notice={main.versionNotice} messages={messages} />
      <VersionBadge label={main.versionBadge} messages={messages} />
      <h1 className="gw-page-title">{main.title}</h1>
      {main.description && <p className="gw-lead">{main.description}</p>}
      <CategoryCards cards={main.cards} />
      <Pager
        pager={main.pager}
        label={messages.docsPages}
        previousLabel={messages.previous}
        nextLabel={messages.next}
      />
    </div>
  )
}
