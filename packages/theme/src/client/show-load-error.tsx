import type { ShellModel } from '@gwdocs/core'
import { createRoot } from 'react-dom/client'
import { LoadError } from '../components/LoadError/LoadError.tsx'

export type ShowLoadError = {
  /** What could not be brought to life; it stays readable below the box. */
  readonly container: Element
  readonly error: unknown
  readonly shell: ShellModel
  readonly onRetry: () => void
}

/** Says above a part of the page that its code did not load, and offers to try again. */
export function showLoadError({
  container,
  error,
  shell,
  onRetry,
}: ShowLoadError): void {
  const box = document.createElement('div')
  container.before(box)
  const root = createRoot(box)
  const retry = () => {
    root.unmount()
    box.remove()
    onRetry()
  }
  root.render(
    <LoadError
      title={shell.messages.chunkFailed}
      error={error}
      messages={shell.messages}
      onRetry={retry}
    />,
  )
}
