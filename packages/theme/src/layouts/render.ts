import type { ElementContent } from 'hast'
import type { ReactNode } from 'react'
import type { ContentModel, Messages } from '@gwdocs/core'

/** How a layout turns content into elements; the layouts themselves know no hast. */
export type Renderers = {
  readonly renderContent: (content: ContentModel) => ReactNode
  readonly renderInline: (nodes: readonly ElementContent[]) => ReactNode
}

/** What every layout is given. */
export type LayoutProps<Model> = Renderers & {
  readonly main: Model
  readonly messages: Messages
}
