import type { DocTagMain } from '@gwdocs/core'
import { Banners } from '../replaceable/Banners.ts'
import { DocList } from '../replaceable/DocList.ts'
import type { LayoutProps } from './render.ts'

export type DocTagLayoutProps = LayoutProps<DocTagMain>

/** The docs that carry a tag. */
export function DocTagLayout({ main, messages }: DocTagLayoutProps) {
  const { title, description, overview, banners, docs } = main
  return (
    <div className="gw-column">
      <Banners banners={banners} messages={messages} />
      <header className="gw-list-header">
        <h1 className="gw-page-title">{title}</h1>
        {description && <p className="gw-lead">{description}</p>}
        {overview && (
          <a className="gw-list-overview" href={overview.href}>
            {overview.label}
          </a>
        )}
      </header>
      <DocList docs={docs} />
    </div>
  )
}
