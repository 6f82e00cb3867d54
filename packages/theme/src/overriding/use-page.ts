import { useContext } from 'react'
import type { ShellModel } from '@gwdocs/core'
import { PageContext } from '../content/page-context.ts'

/**
 * The page that is shown: its address, its table of contents, its sidebar, the words of its
 * language. Throws outside of a page.
 */
export function usePage(): ShellModel {
  const page = useContext(PageContext)?.shell
  if (!page) throw new Error('usePage() is called outside of a page.')
  return page
}
