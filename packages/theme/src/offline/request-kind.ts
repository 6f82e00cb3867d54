import type { OfflineData } from './worker-scope.ts'

/** How a request is answered: pages are as new as can be, files whose names say what is in them need not be asked for twice. */
export type RequestKind = 'page' | 'asset' | 'other'

type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'url'> & {
  readonly headers: Pick<Headers, 'get'>
}

type Place = Pick<OfflineData, 'base' | 'assets'> & { readonly origin: string }

/** What else pages show; sound and video are too large to be kept unasked. */
const kept = ['image', 'style', 'script', 'font', 'manifest']

/** Undefined for what is none of the site's business, or nothing to keep. */
export function requestKind(
  { method, mode, destination, url, headers }: Asked,
  { origin, base, assets }: Place,
): RequestKind | undefined {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || !pathname.startsWith(base))
    return undefined
  if (headers.get('range') !== null) return undefined
  const accept = headers.get('accept') ?? ''
  if (mode === 'navigate' || accept.startsWith('text/html')) return 'page'
  if (pathname.startsWith(assets)) return 'asset'
  const isData = destination === '' && pathname.endsWith('.json')
  return isData || kept.includes(destination) ? 'other' : undefined
}

/** The same for every way to write a page's address. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname.replace(/(?:(?:^|\/)index)?\.html$|\/+$/, '')
}

/** Of a file whose name says what is in it, a query says nothing: it only asks for it once more. */
export function fileKey(
  url: string,
  { assets }: Pick<OfflineData, 'assets'>,
): string {
  const { origin, pathname, search } = new URL(url)
  return origin + pathname + (pathname.startsWith(assets) ? '' : search)
}
