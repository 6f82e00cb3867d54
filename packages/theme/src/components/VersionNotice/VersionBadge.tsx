import type { Messages } from '@gwdocs/core'
import { formatMessage } from '@gwdocs/core/shared'

export type VersionBadgeProps = {
  label?: string | undefined
  messages: Messages
}

/** The version of a page, where a site has several. */
export function VersionBadge({ label, messages }: VersionBadgeProps) {
  if (label === undefined) return null
  return (
    <p className="gw-version-badge">
      {formatMessage(messages.versionBadge, { version: label })}
    </p>
  )
}
