import type { Messages, VersionNotice as Notice } from '@gwdocs/core'
import { formatMessage } from '@gwdocs/core/shared'
import { choiceAttributes } from '../ItemLink/choice-attributes.ts'
import { NoticeIcon } from '../Icons/NoticeIcons.tsx'

export type VersionNoticeProps = {
  notice?: Notice | undefined
  messages: Messages
}

/** Tells the readers of another version so, and where the last one is. */
export function VersionNotice({ notice, messages }: VersionNoticeProps) {
  if (!notice) return null
  const { type, version, latest } = notice
  const text =
    type === 'unreleased'
      ? messages.versionUnreleased
      : messages.versionUnmaintained
  return (
    <aside
      className="gw-admonition gw-version-notice"
      data-gw-kind="warning"
      aria-label={messages.versions}
    >
      <NoticeIcon kind="warning" />
      <p>{formatMessage(text, { version })}</p>
      {latest && (
        <p>
          <a href={latest.href} {...choiceAttributes(latest.choice)}>
            {formatMessage(messages.versionLatest, { version: latest.label })}
          </a>
        </p>
      )}
    </aside>
  )
}
