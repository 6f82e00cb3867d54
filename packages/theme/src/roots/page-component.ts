import type { ComponentType } from 'react'

/** What a page's module exports by default. */
export type PageComponent = ComponentType

export type PageComponents = ReadonlyMap<string, PageComponent>
