import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Admonition } from '../replaceable/Admonition.ts'

export type AdmonitionElementProps = {
  kind?: string
  defaultTitle?: string
  id?: string
  className?: string
  /** An `AdmonitionTitle` among them is the title. */
  children?: ReactNode
}

/** `:::tip`, element `gw-admonition` of the content tree. */
export function AdmonitionElement(props: AdmonitionElementProps) {
  const { kind, children, defaultTitle, id, className } = props
  const items = Children.toArray(children)
  const title = items.find(isTitle)
  return (
    <Admonition
      type={kind}
      title={title?.props.children}
      defaultTitle={defaultTitle}
      id={id}
      className={className}
    >
      {items.filter((item) => item !== title)}
    </Admonition>
  )
}

export type AdmonitionTitleProps = { children?: ReactNode }

/** Element `gw-admonition-title` of the content tree; shown by the element around it. */
export function AdmonitionTitle({ children }: AdmonitionTitleProps) {
  return children
}

function isTitle(item: ReactNode): item is ReactElement<AdmonitionTitleProps> {
  return isValidElement(item) && item.type === AdmonitionTitle
}
