import { Component, type ReactNode } from 'react'

type Props = { label: string; children: ReactNode }
type State = { error?: unknown }

/** Says which item of the configuration is at fault, and passes the error on. */
export class NavbarItemBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children
    throw new Error(
      `The navbar item "${this.props.label}" could not be rendered. Check \`navbar.items\` in the configuration.`,
      { cause: this.state.error },
    )
  }
}
