import { type ReactNode, useContext } from 'react'
import { PageContext } from './page-context.ts'

/** `<Head><meta … /></Head>`: its children go into the head of the page. */
export function Head({ children }: { children?: ReactNode }) {
  useContext(PageContext)?.addHead?.(children)
  return null
}
