import { createContext, type ReactNode, useContext } from 'react'
import type { ShellModel, SiteInfo } from '@gwdocs/core'

/** What the components of a page, the site's own among them, may know and do. Each root has one. */
export type PageContextValue = {
  /** Absent in browsers where no code of the site's own runs. */
  readonly site?: SiteInfo | undefined
  readonly shell: ShellModel
  /** Adds elements to the page's head; absent in browsers, where the head is served. */
  readonly addHead?: (elements: ReactNode) => void
}

/** Undefined where a component is rendered outside of any page, as in a test. */
export const PageContext = createContext<PageContextValue | undefined>(
  undefined,
)

/** The site that the page belongs to. */
export function useSite(): SiteInfo | undefined {
  return useContext(PageContext)?.site
}

/** A path below the site's root with the base address, added once; others as they are. */
export function addBaseUrl(path: string, { baseUrl }: SiteInfo): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  return path.startsWith(baseUrl) ? path : baseUrl + path.slice(1)
}
