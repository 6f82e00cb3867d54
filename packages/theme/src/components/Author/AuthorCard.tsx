import type { AuthorModel } from '@gwdocs/core'
import { Avatar } from './Avatar.tsx'
import { AuthorName } from './AuthorLine.tsx'
import { SocialLinks } from './SocialLinks.tsx'

/** An author in the list of all authors, or on top of their own page. */
export function AuthorCard({ author }: { author: AuthorModel }) {
  const { title, description, count } = author
  return (
    <div className="gw-author-card">
      <Avatar author={author} />
      <div className="gw-author-card-text">
        <p className="gw-author-card-name">
          <AuthorName author={author} />
          {count !== undefined && <span className="gw-tag-count">{count}</span>}
        </p>
        {title && <p className="gw-author-role">{title}</p>}
        {description && <p className="gw-author-description">{description}</p>}
        <SocialLinks socials={author.socials} />
      </div>
    </div>
  )
}
