import { Component, type ReactNode } from 'react'
import { messageOf } from '../CrashPage/causes-of.ts'

type Props = {
  label: string
  /** A crash is forgotten when this changes: the item may well be sound on another page. */
  routePath: string
  children: ReactNode
}
type State = { crash?: { readonly error: unknown } | undefined }

/** Says in an item's place which item of the configuration is at fault; the others stay usable. */
export class NavbarItemBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } }
  }

  override componentDidUpdate({ routePath }: Props): void {
    if (this.state.crash && routePath !== this.props.routePath)
      this.setState({ crash: undefined })
  }

  override render(): ReactNode {
    const { crash } = this.state
    if (!crash) return this.props.children
    return (
      // The bar has little room: a long message scrolls, by keyboard too.
      <div className="gw-navbar-failure" role="alert" tabIndex={0}>
        <p>{adviceFor(this.props.label)}</p> <p>{messageOf(crash.error)}</p>
      </div>
    )
  }
}

/** Meant for the maintainer, like the message of the error itself. */
function adviceFor(label: string): string {
  return `The navbar item "${label}" could not be rendered. Check \`theme.navbar.items\` in the configuration.`
}
