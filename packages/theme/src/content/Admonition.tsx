import type { ReactNode } from 'react'
import { type AdmonitionKind, admonitionNames } from '@gwdocs/core/shared'
import { NoticeIcon } from '../components/Icons/NoticeIcons.tsx'

export type AdmonitionProps = {
  /** A kind, or another name for one; what is unknown looks like a note. */
  type?: string | undefined
  /** As its author gave it. */
  title?: ReactNode
  /** The name of the kind in the page's language: what it is called without a title. */
  defaultTitle?: string | undefined
  id?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

/** `:::tip` in Markdown, `<Admonition type="tip" title="…">` in MDX. */
export function Admonition(props: AdmonitionProps) {
  const { type, title, defaultTitle, id, className, children } = props
  const kind = toKind(type)
  return (
    <div
      className={className ? `gw-admonition ${className}` : 'gw-admonition'}
      id={id}
      role="note"
      data-gw-kind={kind}
    >
      <NoticeIcon kind={kind} />
      {title ? (
        <p className="gw-admonition-title">{title}</p>
      ) : (
        defaultTitle && (
          <p className="gw-admonition-title gw-admonition-kind">
            {defaultTitle}
          </p>
        )
      )}
      {children}
    </div>
  )
}

function toKind(name = ''): AdmonitionKind {
  const kind = Object.hasOwn(admonitionNames, name) && admonitionNames[name]
  return kind || 'note'
}
