import type {
  AuthorModel,
  BlogShortcuts as Shortcuts,
  LinkModel,
  Messages,
} from '@gwdocs/core'
import { AuthorCard } from '../../replaceable/AuthorCard.ts'
import { BlogShortcuts } from '../../replaceable/BlogShortcuts.ts'

export type ListHeaderProps = {
  title: string
  description?: string
  /** Whose posts these are. */
  author?: AuthorModel
  /** The way back to all lists of this kind. */
  overview?: LinkModel
  shortcuts?: Shortcuts
  messages: Messages
}

/** What stands above a list of posts, tags or authors. */
export function ListHeader(props: ListHeaderProps) {
  const { title, description, author, overview, shortcuts, messages } = props
  return (
    <header className="gw-list-header">
      <h1 className="gw-page-title">{title}</h1>
      {description && <p className="gw-lead">{description}</p>}
      {shortcuts && <BlogShortcuts shortcuts={shortcuts} messages={messages} />}
      {author && <AuthorCard author={author} messages={messages} />}
      {overview && (
        <a className="gw-list-overview" href={overview.href}>
          {overview.label}
        </a>
      )}
    </header>
  )
}
