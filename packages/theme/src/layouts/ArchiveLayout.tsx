import type { ArchiveMain } from '@gwdocs/core'
import { ListHeader } from '../replaceable/ListHeader.ts'
import type { LayoutProps } from './render.ts'

export type ArchiveLayoutProps = LayoutProps<ArchiveMain>

/** All posts, by year. */
export function ArchiveLayout({ main, messages }: ArchiveLayoutProps) {
  return (
    <div className="gw-column">
      <ListHeader {...main} messages={messages} />
      {main.years.map(({ year, posts }) => (
        <section key={year} className="gw-archive-year">
          <h2 className="gw-archive-title">{year}</h2>
          <ul className="gw-archive-list">
            {posts.map(({ href, label, date, dateText }) => (
              <li key={href} className="gw-archive-item">
                <time className="gw-archive-date" dateTime={date}>
                  {dateText}
                </time>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
