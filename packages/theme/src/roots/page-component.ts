import type { ComponentType } from 'react'
import type { contentComponents } from '../content/content-components.ts'

/** What a page's module exports: MDX reads the components of the theme from its props. */
export type PageComponent = ComponentType<{
  readonly components?: typeof contentComponents
}>

export type PageComponents = ReadonlyMap<string, PageComponent>
