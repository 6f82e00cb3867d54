import type { AuthorsMain } from '@gwdocs/core'
import { AuthorCard } from '../components/Author/AuthorCard.tsx'
import type { LayoutProps } from './render.ts'

export function AuthorsLayout({ main }: LayoutProps<AuthorsMain>) {
  return (
    <div className="gw-column">
      <h1 className="gw-page-title">{main.title}</h1>
      <ul className="gw-author-list">
        {main.authors.map((author) => (
          <li key={author.href ?? author.name}>
            <AuthorCard author={author} />
          </li>
        ))}
      </ul>
    </div>
  )
}
