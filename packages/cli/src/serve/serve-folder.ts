import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import type {
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http'
import { join, sep } from 'node:path'
import sirv from 'sirv'
import { markerName, readHeaders } from '../write/marker.ts'
import { contentType } from './content-type.ts'
import { requestUrl } from './request-url.ts'
import { setHeaders } from './set-headers.ts'
import {
  notFoundPage,
  resolveRequest,
  type StaticSite,
} from './resolve-request.ts'

export type ServeFolder = Pick<StaticSite, 'baseUrl' | 'trailingSlash'> & {
  /** Absolute. */
  readonly outDir: string
}

/** Answers requests from a built site as a static host would: clean addresses, 404 page. */
export function serveFolder({
  outDir,
  ...options
}: ServeFolder): RequestListener {
  const has = (path: string) => path !== markerName && isFileIn(outDir, path)
  // Looks at the disk for each request: a rebuild may replace the folder.
  const send = sirv(outDir, {
    dev: true,
    etag: true,
    dotfiles: false,
    // With the encoding of texts, which is left open otherwise.
    setHeaders: (response, path) =>
      response.setHeader('content-type', contentType(path)),
  })
  return (request, response) => {
    setHeaders(response, readHeaders(outDir))
    const url = requestUrl(request)
    const site = { has, ...options }
    const resolved = resolveRequest(url.pathname, site)
    const missing = join(outDir, notFoundPage(url.pathname, site))
    if (resolved.type === 'redirect')
      return redirect(response, resolved.to + url.search)
    if (resolved.type === 'not-found')
      return notFound(request, response, missing)
    request.url = `/${encodeURI(resolved.path)}`
    send(request, response, () => notFound(request, response, missing))
  }
}

/** A link that leads out of the folder leads nowhere. */
function isFileIn(outDir: string, path: string): boolean {
  const file = join(outDir, path)
  return (
    existsSync(file) &&
    statSync(file).isFile() &&
    realpathSync(file).startsWith(realpathSync(outDir) + sep)
  )
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(301, { location: to }).end()
}

function notFound(
  { method }: IncomingMessage,
  response: ServerResponse,
  page: string,
): void {
  const body = existsSync(page) ? readFileSync(page) : 'Not found'
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
  response.end(method === 'HEAD' ? undefined : body)
}
