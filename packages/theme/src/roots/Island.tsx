import type { ShellMessages } from '@gwdocs/core'
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary.tsx'
import { contentComponents } from '../content/content-components.ts'
import type { PageComponent } from './page-component.ts'

export type IslandProps = { Component: PageComponent; messages: ShellMessages }

/** A page's own component, as the server and the browser render it alike. */
export function Island({ Component, messages }: IslandProps) {
  return (
    <ErrorBoundary messages={messages} isMain>
      <Component components={contentComponents} />
    </ErrorBoundary>
  )
}
