import type { AuthorModel, Messages } from '@gwdocs/core'
import { formatMessage } from '@gwdocs/core/shared'
import { Avatar } from '../../replaceable/Avatar.ts'
import { SocialLinks } from '../../replaceable/SocialLinks.ts'
import { AuthorName } from './AuthorName.tsx'

export type AuthorCardProps = { author: AuthorModel; messages: Messages }

/** An author in the list of all authors, or on top of their own page. */
export function AuthorCard({ author, messages }: AuthorCardProps) {
  const { title, description, count } = author
  return (
    <div className="gw-author-card">
      <Avatar author={author} />
      <div className="gw-author-card-text">
        <p className="gw-author-card-name">
          <AuthorName author={author} />
          {count !== undefined && (
            <span className="gw-author-count">
              {formatMessage(messages.postCount, { count })}
            </span>
          )}
        </p>
        {title && <p className="gw-author-role">{title}</p>}
        {description && <p className="gw-author-description">{description}</p>}
        <SocialLinks socials={author.socials} />
      </div>
    </div>
  )
}
