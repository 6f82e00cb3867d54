import type { ShellMessages } from '@gwdocs/core'
import { createRoot, type Root } from 'react-dom/client'
import { LoadError } from '../../components/LoadError/LoadError.tsx'
import { Loading } from '../../components/Loading/Loading.tsx'
import type { LoadState } from './load-with-timers.ts'

export type LoadNotice = {
  readonly show: (state: LoadState, retry: () => void) => void
  readonly remove: () => void
}

/** Says above a part of the page how its code loads; what was served stays readable. */
export function createLoadNotice(
  container: Element,
  messages: ShellMessages,
): LoadNotice {
  let root: Root | undefined
  const box = document.createElement('div')
  const remove = () => {
    root?.unmount()
    root = undefined
    box.remove()
  }
  const show = (state: LoadState, retry: () => void) => {
    if (state.type === 'quiet') return remove()
    container.before(box)
    root ??= createRoot(box)
    root.render(<Notice state={state} messages={messages} onRetry={retry} />)
  }
  return { show, remove }
}

type NoticeProps = {
  state: Exclude<LoadState, { type: 'quiet' }>
  messages: ShellMessages
  onRetry: () => void
}

function Notice({ state, messages, onRetry }: NoticeProps) {
  if (state.type === 'loading') return <Loading label={messages.loading} />
  const isFailed = state.type === 'failed'
  return (
    <LoadError
      title={isFailed ? messages.chunkFailed : messages.chunkTimedOut}
      error={isFailed ? state.error : undefined}
      messages={messages}
      onRetry={onRetry}
    />
  )
}
