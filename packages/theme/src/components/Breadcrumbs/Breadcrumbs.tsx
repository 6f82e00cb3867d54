import type { Crumb, DocMain, Messages } from '@gwdocs/core'
import { HomeIcon } from '../Icons/Icons.tsx'

export type BreadcrumbsProps = {
  breadcrumbs: DocMain['breadcrumbs']
  messages: Messages
}

export function Breadcrumbs({ breadcrumbs, messages }: BreadcrumbsProps) {
  if (!breadcrumbs || breadcrumbs.crumbs.length === 0) return null
  const { homeHref, crumbs } = breadcrumbs
  return (
    <nav className="gw-breadcrumbs" aria-label={messages.breadcrumbs}>
      <ol className="gw-breadcrumbs-list">
        {homeHref !== undefined && (
          <li className="gw-crumb">
            <a
              className="gw-crumb-link"
              href={homeHref}
              aria-label={messages.home}
            >
              <HomeIcon />
            </a>
          </li>
        )}
        {crumbs.map((crumb, index) => (
          <li key={index} className="gw-crumb">
            <CrumbText crumb={crumb} isLast={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbText({ crumb, isLast }: { crumb: Crumb; isLast: boolean }) {
  if (isLast) return <span aria-current="page">{crumb.label}</span>
  if (crumb.href === undefined) return <span>{crumb.label}</span>
  return (
    <a className="gw-crumb-link" href={crumb.href}>
      {crumb.label}
    </a>
  )
}
