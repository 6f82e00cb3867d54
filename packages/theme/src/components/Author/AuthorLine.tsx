import type { AuthorModel } from '@gwdocs/core'
import { Avatar } from './Avatar.tsx'

/** An author in a post's header. */
export function AuthorLine({ author }: { author: AuthorModel }) {
  return (
    <div className="gw-author">
      <Avatar author={author} />
      <div>
        <AuthorName author={author} />
        {author.title && <span className="gw-author-role">{author.title}</span>}
      </div>
    </div>
  )
}

export function AuthorName({ author }: { author: AuthorModel }) {
  const { name, href } = author
  if (href === undefined) return <span className="gw-author-name">{name}</span>
  return (
    <a className="gw-author-name" href={href} rel="author">
      {name}
    </a>
  )
}
