import type { IncomingMessage } from 'node:http'

const origin = 'http://localhost'

/**
 * The address that a request asks for; its origin means nothing.
 *
 * Never throws: whatever somebody sends, the server goes on.
 */
export function requestUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): URL {
  // Alone, `//a/b` would name a host.
  if (url.startsWith('/')) return new URL(origin + url)
  return URL.canParse(url, origin) ? new URL(url, origin) : new URL(origin)
}
