/** Where the pages' HTML is asked for; for how long an answer is good, in milliseconds. */
const maxAge = 5 * 60 * 1000

export type FetchedPage = {
  readonly html: string
  /** After redirects, without a hash. */
  readonly url: string
  readonly status: number
  readonly isHtml: boolean
}

type Entry = { readonly page: Promise<FetchedPage>; readonly since: number }

const entries = new Map<string, Entry>()

/** Asks for a page, or takes the answer that a prefetch brought. */
export function fetchPage(url: URL): Promise<FetchedPage> {
  const key = url.origin + url.pathname + url.search
  const known = entries.get(key)
  if (known && performance.now() - known.since < maxAge) return known.page
  const page = request(key)
  entries.set(key, { page, since: performance.now() })
  page.catch(() => entries.delete(key))
  return page
}

/** Whatever was fetched before is old now. */
export function forgetPages(): void {
  entries.clear()
}

async function request(url: string): Promise<FetchedPage> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  return {
    html: await response.text(),
    url: response.url,
    status: response.status,
    isHtml: /^text\/html\b/.test(response.headers.get('content-type') ?? ''),
  }
}

type Connection = {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the reader's connection may be used ahead of need. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}
