import type { CategoryMain } from '@gwdocs/core'
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx'
import { CategoryCards } from '../components/CategoryCards/CategoryCards.tsx'
import { Pager } from '../components/Pager/Pager.tsx'
import {
  VersionBadge,
  VersionNotice,
} from '../components/VersionNotice/VersionNotice.tsx'
import type { LayoutProps } from './render.ts'

/** The generated page of a sidebar category. */
export function CategoryLayout({ main, messages }: LayoutProps<CategoryMain>) {
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
