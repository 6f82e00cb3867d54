import type { ElementContent } from 'hast'
import type { TextLanguage } from '@gwdocs/core'
import type { Renderers } from './render.ts'

export type PageTitleProps = {
  title: string | undefined
  titleContent?: readonly ElementContent[] | undefined
  hidesTitle?: boolean
  /** Its language, where nothing around it says so. */
  language?: TextLanguage | undefined
  renderInline: Renderers['renderInline']
}

/** The h1, with the code and emphasis that its author gave it. */
export function PageTitle(props: PageTitleProps) {
  const { title, titleContent, hidesTitle, language, renderInline } = props
  if (hidesTitle || title === undefined) return null
  return (
    <h1 className="gw-page-title" {...language}>
      {titleContent ? renderInline(titleContent) : title}
    </h1>
  )
}
