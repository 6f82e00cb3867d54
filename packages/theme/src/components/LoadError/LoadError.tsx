import type { ShellMessages } from '@gwdocs/core'
import { messageOf } from '../CrashPage/causes-of.ts'

export type LoadErrorProps = {
  /** What is shown on top: a failure, or a load that took too long. */
  title: string
  error?: unknown
  messages: Pick<ShellMessages, 'retry'>
  onRetry: () => void
}

/** Stands in the place of a part of the page that did not load. */
export function LoadError({ title, error, messages, onRetry }: LoadErrorProps) {
  return (
    <div className="gw-load-error" role="alert">
      <p className="gw-load-error-title">{title}</p>
      {error !== undefined && (
        <p className="gw-crash-message">{messageOf(error)}</p>
      )}
      <button type="button" className="gw-button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  )
}
