import type { ShellMessages } from '@gwdocs/core'
import { PageContext, type PageContextValue } from '../content/page-context.ts'
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary.tsx'
import type { PageComponent } from './page-component.ts'

export type IslandProps = {
  Component: PageComponent
  context: PageContextValue
  messages: ShellMessages
}

/** A page's own component, as the server and the browser render it alike. */
export function Island({ Component, context, messages }: IslandProps) {
  return (
    <ErrorBoundary messages={messages} isMain>
      <PageContext value={context}>
        <Component />
      </PageContext>
    </ErrorBoundary>
  )
}
