import type { ReactNode } from 'react'
import {
  NoticeIcon,
  type NoticeKind,
} from '../components/Icons/NoticeIcons.tsx'

const kinds: Readonly<Record<string, NoticeKind>> = {
  note: 'note',
  secondary: 'note',
  tip: 'tip',
  success: 'tip',
  info: 'info',
  important: 'important',
  warning: 'warning',
  caution: 'caution',
  danger: 'danger',
}

/** A kind as an author may write it; what is unknown looks like a note. */
function toKind(kind: string | undefined): NoticeKind {
  return kinds[kind ?? ''] ?? 'note'
}

type FrameProps = {
  kind: string | undefined
  id?: string | undefined
  className?: string | undefined
  children: ReactNode
}

function Frame({ kind, id, className, children }: FrameProps) {
  return (
    <div
      className={className ? `gw-admonition ${className}` : 'gw-admonition'}
      id={id}
      role="note"
      data-gw-kind={toKind(kind)}
    >
      <NoticeIcon kind={toKind(kind)} />
      {children}
    </div>
  )
}

export type AdmonitionElementProps = {
  kind?: string
  /** The first child is a `gw-admonition-title`. */
  hasTitle?: boolean | string
  defaultTitle?: string
  id?: string
  className?: string
  children?: ReactNode
}

/** `:::tip`, element `gw-admonition` of the content tree. */
export function AdmonitionElement(props: AdmonitionElementProps) {
  const { kind, hasTitle, defaultTitle, children, ...rest } = props
  const isTitled = hasTitle === true || hasTitle === '' || hasTitle === 'true'
  return (
    <Frame kind={kind} {...rest}>
      {!isTitled && defaultTitle && (
        <AdmonitionKind>{defaultTitle}</AdmonitionKind>
      )}
      {children}
    </Frame>
  )
}

/** The name of the kind, where the author gave no title. */
function AdmonitionKind({ children }: { children: ReactNode }) {
  return <p className="gw-admonition-title gw-admonition-kind">{children}</p>
}

/** Element `gw-admonition-title` of the content tree. */
export function AdmonitionTitle({ children }: { children?: ReactNode }) {
  return <p className="gw-admonition-title">{children}</p>
}

export type AdmonitionProps = {
  type?: string
  title?: ReactNode
  defaultTitle?: string
  children?: ReactNode
}

/** `<Admonition type="tip" title="…">` in MDX. */
export function Admonition({
  type,
  title,
  defaultTitle,
  children,
}: AdmonitionProps) {
  return (
    <Frame kind={type}>
      {title && <AdmonitionTitle>{title}</AdmonitionTitle>}
      {!title && defaultTitle && (
        <AdmonitionKind>{defaultTitle}</AdmonitionKind>
      )}
      {children}
    </Frame>
  )
}
