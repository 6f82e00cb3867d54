import type { Messages, PostSummary } from '@gwdocs/core'
import { formatMessage } from '@gwdocs/core/shared'
import { PostHeader } from '../replaceable/PostHeader.ts'
import { TagLinks } from '../replaceable/TagLinks.ts'
import type { Renderers } from './render.ts'

export type PostItemProps = {
  post: PostSummary
  messages: Messages
  renderContent: Renderers['renderContent']
}

/** A post in a list: its summary, and the way to the rest. */
export function PostItem({ post, messages, renderContent }: PostItemProps) {
  const { header, content, isTruncated, textLanguage } = post
  return (
    <article className="gw-post-item">
      <PostHeader
        header={header}
        title={
          <h2 className="gw-post-title" {...textLanguage}>
            <a href={header.href}>{header.title}</a>
          </h2>
        }
      />
      <div className="gw-prose" {...textLanguage}>
        {renderContent(content)}
      </div>
      <footer className="gw-post-footer">
        {header.tags.length > 0 && (
          <TagLinks tags={header.tags} label={messages.tags} />
        )}
        {isTruncated && (
          <a
            className="gw-read-more"
            href={header.href}
            aria-label={formatMessage(messages.readMoreAbout, {
              title: header.title,
            })}
          >
            {messages.readMore}
          </a>
        )}
      </footer>
    </article>
  )
}
