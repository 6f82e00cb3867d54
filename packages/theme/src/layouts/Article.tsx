import type { ReactNode } from 'react'
import type { TextLanguage } from '@gwdocs/core'

export type ArticleProps = {
  /** What stands above the text and belongs to it: the title. */
  lead?: ReactNode
  /** The language of the text, where it is not that of the page. */
  language?: TextLanguage | undefined
  children: ReactNode
}

/** The text itself. It lies in no React root: what acts in it is delegated. */
export function Article({ lead, language, children }: ArticleProps) {
  return (
    <div className="gw-article" data-gw-article="" {...language}>
      {lead}
      <div className="gw-prose">{children}</div>
    </div>
  )
}
