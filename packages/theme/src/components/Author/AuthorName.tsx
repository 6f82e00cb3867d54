import type { AuthorModel } from '@gwdocs/core'

/** A link to the author's page, where there is one. */
export function AuthorName({ author }: { author: AuthorModel }) {
  const { name, href } = author
  if (href === undefined) return <span className="gw-author-name">{name}</span>
  return (
    <a className="gw-author-name" href={href} rel="author">
      {name}
    </a>
  )
}
