import { useLayoutEffect } from 'react'
import type { ShellMessages } from '@gwdocs/core'
import { causesOf, messageOf } from './causes-of.ts'

export type CrashPageProps = {
  error: unknown
  messages: Pick<ShellMessages, 'crashTitle' | 'crashRetry' | 'crashCauses'>
  onRetry: () => void
  /** The crash took the main area with it, so the document is titled after it. */
  isMain?: boolean
}

export function CrashPage({
  error,
  messages,
  onRetry,
  isMain,
}: CrashPageProps) {
  // At once, both ways: the page that comes next has a title of its own.
  useLayoutEffect(() => {
    if (!isMain) return undefined
    const before = document.title
    document.title = messages.crashTitle
    return () => {
      document.title = before
    }
  }, [isMain, messages.crashTitle])
  const Title = isMain ? 'h1' : 'p'
  return (
    <div className="gw-crash" role="alert" data-gw-main={isMain || undefined}>
      <Title className="gw-crash-title">{messages.crashTitle}</Title>
      <div className="gw-crash-report">
        <p className="gw-crash-message">{messageOf(error)}</p>
        <Causes causes={causesOf(error)} label={messages.crashCauses} />
      </div>
      <button type="button" className="gw-button" onClick={onRetry}>
        {messages.crashRetry}
      </button>
    </div>
  )
}

function Causes({
  causes,
  label,
}: {
  causes: readonly string[]
  label: string
}) {
  if (causes.length === 0) return null
  return (
    <>
      <p className="gw-crash-label">{label}</p>
      <ol className="gw-crash-causes">
        {causes.map((cause, index) => (
          <li key={index} className="gw-crash-message">
            {cause}
          </li>
        ))}
      </ol>
    </>
  )
}
