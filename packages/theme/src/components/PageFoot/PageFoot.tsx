import type { Messages, PageFoot as Foot } from '@gwdocs/core'
import { formatMessage } from '@gwdocs/core/shared'
import { EditLink } from '../../replaceable/EditLink.ts'
import { LastUpdate } from '../../replaceable/LastUpdate.ts'

export type PageFootProps = { foot?: Foot | undefined; messages: Messages }

/** Below the text: where it is edited, and when it was. */
export function PageFoot({ foot, messages }: PageFootProps) {
  if (!foot) return null
  const { editHref, lastUpdate, checkedWith } = foot
  return (
    <footer className="gw-page-foot">
      {editHref !== undefined && (
        <EditLink href={editHref} messages={messages} />
      )}
      {lastUpdate && <LastUpdate lastUpdate={lastUpdate} messages={messages} />}
      {checkedWith !== undefined && (
        <p className="gw-checked-with">
          {formatMessage(messages.samplesChecked, { tools: checkedWith })}
        </p>
      )}
    </footer>
  )
}
