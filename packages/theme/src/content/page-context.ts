import { createContext, type ReactNode, useContext } from 'react'
import type { SiteInfo } from '@gwdocs/core'

/** What components in a page's content may know and do. */
export type PageContextValue = {
  readonly site: SiteInfo
  /** Adds elements to the page's head; absent in browsers, where the head is served. */
  readonly addHead?: (elements: ReactNode) => void
}

/** Undefined where a component is rendered outside of any page, as in a test. */
export const PageContext = createContext<PageContextValue | undefined>(
  undefined,
)

export function useSite(): SiteInfo | undefined {
  return useContext(PageContext)?.site
}

/** A path below the site's root with the base address, added once; others as they are. */
export function addBaseUrl(path: string, { baseUrl }: SiteInfo): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  return path.startsWith(baseUrl) ? path : baseUrl + path.slice(1)
}
