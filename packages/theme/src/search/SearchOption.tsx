import type { ReactNode } from 'react'
import { rememberSearch } from './recent-searches.ts'

export type OptionProps = {
  id: string
  href: string
  kind: 'page' | 'section'
  /** The option that Enter opens. */
  activeId: string | undefined
  /** The pointer is on it. */
  onPoint: (id: string) => void
  query: string
  /** It leads to another language. */
  isElsewhere: boolean
  children: ReactNode
}

/** A place that was found, as a link: it can be opened in another tab, and copied. */
export function SearchOption(props: OptionProps) {
  const { id, href, kind, activeId, onPoint, query, isElsewhere } = props
  return (
    <a
      id={id}
      href={href}
      role="option"
      tabIndex={-1}
      className="gw-search-option"
      data-gw-kind={kind}
      data-gw-full-load={isElsewhere ? '' : undefined}
      aria-selected={id === activeId}
      onPointerMove={() => onPoint(id)}
      onClick={() => rememberSearch(query)}
    >
      {props.children}
    </a>
  )
}
