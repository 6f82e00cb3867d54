import type { AuthorModel } from '@gwdocs/core'
import { Avatar } from '../../replaceable/Avatar.ts'
import { AuthorName } from './AuthorName.tsx'

export type PostAuthorProps = { author: AuthorModel }

/** An author in a post's header. */
export function PostAuthor({ author }: PostAuthorProps) {
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
