import type { ElementContent } from 'hast'
import type { Renderers } from './render.ts'

export type PageTitleProps = {
  title: string | undefined
  titleContent?: readonly ElementContent[] | undefined
  hidesTitle?: boolean
  renderInline: Renderers['renderInline']
}

/** The h1, with the code and emphasis that its author gave it. */
export function PageTitle(props: PageTitleProps) {
  const { title, titleContent, hidesTitle, renderInline } = props
  if (hidesTitle || title === undefined) return null
  return (
    <h1 className="gw-page-title">
      {titleContent ? renderInline(titleContent) : title}
    </h1>
  )
}
