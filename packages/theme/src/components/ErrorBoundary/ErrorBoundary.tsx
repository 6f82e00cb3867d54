import { Component, type ReactNode } from 'react'
import { CrashPage, type CrashPageProps } from '../CrashPage/CrashPage.tsx'

type Props = {
  messages: CrashPageProps['messages']
  /** It guards the main area rather than a part of the shell. */
  isMain?: boolean
  /** A crash is forgotten when this changes: another page may well be sound. */
  routePath?: string
  children: ReactNode
}
type State = { crash?: { readonly error: unknown } | undefined }

/** Shows a crash in the place of its root; the rest of the page stays usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } }
  }

  override componentDidUpdate({ routePath }: Props): void {
    if (this.state.crash && routePath !== this.props.routePath)
      this.setState({ crash: undefined })
  }

  override render(): ReactNode {
    const { messages, isMain = false, children } = this.props
    if (!this.state.crash) return children
    return (
      <CrashPage
        error={this.state.crash.error}
        messages={messages}
        isMain={isMain}
        onRetry={() => this.setState({ crash: undefined })}
      />
    )
  }
}
