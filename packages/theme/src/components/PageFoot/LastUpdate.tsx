import type { LastUpdate as Update, Messages } from '@gwdocs/core'
import { fillMessage } from './fill-message.tsx'

export type LastUpdateProps = { lastUpdate: Update; messages: Messages }

/** When the page was changed last, and by whom. */
export function LastUpdate({ lastUpdate, messages }: LastUpdateProps) {
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

function templateFor({ date, author }: Update, messages: Messages): string {
  if (author === undefined) return messages.lastUpdatedOn
  return date === undefined ? messages.lastUpdatedBy : messages.lastUpdatedByOn
}
