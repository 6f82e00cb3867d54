import type { ReactNode } from 'react'

export type ArticleProps = {
  /** What stands above the text and belongs to it: the title. */
  lead?: ReactNode
  children: ReactNode
}

/** The text itself. It lies in no React root: what acts in it is delegated. */
export function Article({ lead, children }: ArticleProps) {
  return (
    <div className="gw-article" data-gw-article="">
      {lead}
      <div className="gw-prose">{children}</div>
    </div>
  )
}
