import type { AuthorsMain } from '@gwdocs/core'
import { AuthorCard } from '../replaceable/AuthorCard.ts'
import { ListHeader } from '../replaceable/ListHeader.ts'
import type { LayoutProps } from './render.ts'

export type AuthorsLayoutProps = LayoutProps<AuthorsMain>

export function AuthorsLayout({ main, messages }: AuthorsLayoutProps) {
  return (
    <div className="gw-column">
      <ListHeader {...main} messages={messages} />
      <ul className="gw-author-list">
        {main.authors.map((author) => (
          <li key={author.href ?? author.name}>
            <AuthorCard author={author} messages={messages} />
          </li>
        ))}
      </ul>
    </div>
  )
}
