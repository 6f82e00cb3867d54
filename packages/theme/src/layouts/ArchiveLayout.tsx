import type { ArchiveMain } from '@gwdocs/core'
import type { LayoutProps } from './render.ts'

/** All posts, by year. */
export function ArchiveLayout({ main }: LayoutProps<ArchiveMain>) {
  return (
    <div className="gw-column">
      <h1 className="gw-page-title">{main.title}</h1>
      <p className="gw-lead">{main.description}</p>
      {main.years.map(({ year, posts }) => (
        <section key={year} className="gw-archive-year">
          <h2 className="gw-archive-title">{year}</h2>
          <ul className="gw-archive-list">
            {posts.map(({ href, label, date, dateText }) => (
              <li key={href} className="gw-archive-item">
                <a href={href}>{label}</a>
                <time className="gw-archive-date" dateTime={date}>
                  {dateText}
                </time>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
