import type { BlogShortcuts as Shortcuts, Messages } from '@gwdocs/core'
import { FeedIcon } from '../Icons/Icons.tsx'

export type BlogShortcutsProps = { shortcuts: Shortcuts; messages: Messages }

/** The ways into a blog, and the feeds to subscribe to. */
export function BlogShortcuts({ shortcuts, messages }: BlogShortcutsProps) {
  const { pages, feeds } = shortcuts
  return (
    <nav className="gw-shortcuts" aria-label={messages.blogNavigation}>
      {pages.length > 0 && (
        <ul className="gw-shortcut-list">
          {pages.map(({ href, label, isCurrent }) => (
            <li key={href}>
              <a
                className="gw-shortcut"
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <FeedLinks feeds={feeds} label={messages.subscribe} />
    </nav>
  )
}

type FeedLinksProps = { feeds: Shortcuts['feeds']; label: string }

/** The address of a feed is for a reader's program: the link says which kind it is. */
function FeedLinks({ feeds, label }: FeedLinksProps) {
  if (feeds.length === 0) return null
  return (
    <div className="gw-feeds">
      <FeedIcon />
      <span className="gw-feeds-label">{label}</span>
      <ul className="gw-shortcut-list">
        {feeds.map(({ href, label: name, title, mimeType }) => (
          <li key={href}>
            <a
              className="gw-shortcut"
              href={href}
              title={title}
              type={mimeType}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
