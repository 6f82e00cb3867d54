import type { ReactNode } from 'react'
import type { Messages, PostHeader as PostHeaderModel } from '@gwdocs/core'
import { formatMessage } from '@gwdocs/core/shared'
import { AuthorLine } from '../Author/AuthorLine.tsx'

export type PostHeaderProps = {
  header: PostHeaderModel
  messages: Messages
  /** The title as an element, h1 on the post's page and a linked h2 in lists. */
  title: ReactNode
}

export function PostHeader({ header, messages, title }: PostHeaderProps) {
  const { date, dateText, readingMinutes, authors } = header
  return (
    <header className="gw-post-header">
      <p className="gw-post-meta">
        <time dateTime={date}>{dateText}</time>
        {readingMinutes !== undefined && (
          <span className="gw-post-reading-time">
            {formatMessage(messages.readingTime, { minutes: readingMinutes })}
          </span>
        )}
      </p>
      {title}
      {authors.length > 0 && (
        <div className="gw-post-authors">
          {authors.map((author) => (
            <AuthorLine key={author.name} author={author} />
          ))}
        </div>
      )}
    </header>
  )
}
