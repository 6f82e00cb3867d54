import type { AuthorsMain } from '@gwdocs/core'
import { AuthorCard } from '../components/Author/AuthorCard.tsx'
import { ListHeader } from '../components/ListHeader/ListHeader.tsx'
import type { LayoutProps } from './render.ts'

export function AuthorsLayout({ main, messages }: LayoutProps<AuthorsMain>) {
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
