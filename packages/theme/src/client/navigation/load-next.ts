import { type PageData, readPageData } from '../page-data.ts'
import type { ShellStore } from '../shell-store.ts'
import { internalUrl } from './internal-url.ts'
import { fetchPage } from './page-cache.ts'
import { fullLoadCause, loadStyleSheets } from './swap-page.ts'

export type LoadNext = {
  readonly store: ShellStore
  /** Whether a page belongs to the build whose scripts run. */
  readonly isSameBuild: (data: PageData) => boolean
}

export type Next = { readonly page: Document; readonly url: URL }

/** The next page, ready to be shown; undefined where it has to be loaded in full. */
export async function loadNext(
  url: URL,
  { store, isSameBuild }: LoadNext,
): Promise<Next | undefined> {
  const { html, status, isHtml, url: finalUrl } = await fetchPage(url)
  const final = new URL(finalUrl)
  const isShowable = isHtml && (status === 200 || status === 404)
  const link = { href: final.href, target: '', hasDownload: false }
  if (!isShowable || !internalUrl(link, url, store.get().baseUrl))
    return undefined
  const page = new DOMParser().parseFromString(html, 'text/html')
  if (page.querySelector('meta[http-equiv="refresh"]')) return undefined
  if (fullLoadCause(page, readPageData(page), isSameBuild) !== undefined)
    return undefined
  await loadStyleSheets(page)
  return { page, url: final }
}
