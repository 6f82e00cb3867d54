import type { LastUpdate, Messages, PageFoot as Foot } from '@gwdocs/core'
import { EditIcon } from '../Icons/Icons.tsx'
import { fillMessage } from './fill-message.tsx'

export type PageFootProps = { foot?: Foot | undefined; messages: Messages }

/** Below the text: where it is edited, and when it was. */
export function PageFoot({ foot, messages }: PageFootProps) {
  if (!foot) return null
  const { editHref, lastUpdate } = foot
  return (
    <footer className="gw-page-foot">
      {editHref !== undefined && (
        <EditLink href={editHref} messages={messages} />
      )}
      {lastUpdate && (
        <LastUpdateLine lastUpdate={lastUpdate} messages={messages} />
      )}
    </footer>
  )
}

function EditLink({ href, messages }: { href: string; messages: Messages }) {
  return (
    <a
      className="gw-edit-link"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <EditIcon />
      {messages.editPage}
      <span className="gw-visually-hidden"> ({messages.externalLink})</span>
    </a>
  )
}

type LastUpdateLineProps = { lastUpdate: LastUpdate; messages: Messages }

function LastUpdateLine({ lastUpdate, messages }: LastUpdateLineProps) {
  const { date, dateText, author } = lastUpdate
  const values = {
    date: <time dateTime={date}>{dateText}</time>,
    author: <span className="gw-last-update-author">{author}</span>,
  }
  return (
    <p className="gw-last-update">
      {fillMessage(templateFor(lastUpdate, messages), values)}
    </p>
  )
}

function templateFor({ date, author }: LastUpdate, messages: Messages): string {
  if (author === undefined) return messages.lastUpdatedOn
  return date === undefined ? messages.lastUpdatedBy : messages.lastUpdatedByOn
}
