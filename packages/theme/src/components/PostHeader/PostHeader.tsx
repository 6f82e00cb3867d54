import type { ReactNode } from 'react'
import type { PostHeader as PostHeaderModel } from '@gwdocs/core'
import { PostAuthor } from '../../replaceable/PostAuthor.ts'

export type PostHeaderProps = {
  header: PostHeaderModel
  /** The title as an element, h1 on the post's page and a linked h2 in lists. */
  title: ReactNode
}

export function PostHeader({ header, title }: PostHeaderProps) {
  const { date, dateText, readingTime, authors } = header
  return (
    <header className="gw-post-header">
      <p className="gw-post-meta">
        <time dateTime={date}>{dateText}</time>
        {readingTime !== undefined && (
          <span className="gw-post-reading-time">{readingTime}</span>
        )}
      </p>
      {title}
      {authors.length > 0 && (
        <div className="gw-post-authors">
          {authors.map((author) => (
            <PostAuthor key={author.name} author={author} />
          ))}
        </div>
      )}
    </header>
  )
}
