import type { ReactNode } from 'react'
import type { Messages } from '@gwdocs/core'
import { CloseIcon } from '../Icons/Icons.tsx'

export type AnnouncementProps = {
  isCloseable: boolean
  messages: Messages
  children: ReactNode
}

/** The bar above a page. It is in the HTML; the boot script leaves a closed one out. */
export function Announcement(props: AnnouncementProps) {
  const { isCloseable, messages, children } = props
  return (
    <section className="gw-announcement" aria-label={messages.announcement}>
      <div className="gw-announcement-text">{children}</div>
      {isCloseable && (
        <button
          type="button"
          className="gw-announcement-close"
          aria-label={messages.close}
          title={messages.close}
          data-gw-action="close-announcement"
        >
          <CloseIcon />
        </button>
      )}
    </section>
  )
}
