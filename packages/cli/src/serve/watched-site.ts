import { readFile } from 'node:fs/promises'
import type {
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http'
import { isSearchFile } from '../search/make-search.ts'
import type { OutputFile, SiteBuild } from '../pipeline/site-build.ts'
import { contentType } from './content-type.ts'
import { devPaths, devScript, pageState } from './dev-client.ts'
import { pageStateOf } from './page-state.ts'
import type { ServedFiles } from './served-files.ts'
import { requestUrl } from './request-url.ts'
import { setHeaders } from './set-headers.ts'
import {
  notFoundPage,
  resolveRequest,
  type StaticSite,
} from './resolve-request.ts'

export type WatchedState = Pick<StaticSite, 'baseUrl' | 'trailingSlash'> & {
  readonly files: ServedFiles
  readonly headers: SiteBuild['headers']
  readonly makeSearch?: SiteBuild['makeSearch']
  /** Diagnostics of the newest build, as text. */
  readonly diagnostics: string
}

export type WatchedSite = {
  readonly handler: RequestListener
  /** Shows a new build to everybody who looks. */
  readonly update: (state: WatchedState) => void
}

/** A site in memory that tells its readers when it has changed. */
export function createWatchedSite(initial: WatchedState): WatchedSite {
  let state = initial
  const readers = new Set<ServerResponse>()
  const message = () =>
    `data: ${JSON.stringify({ diagnostics: state.diagnostics })}\n\n`

  const follow = (response: ServerResponse) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    })
    response.write(message())
    readers.add(response)
    response.on('close', () => readers.delete(response))
  }

  return {
    handler: (request, response) => {
      setHeaders(response, state.headers)
      const url = requestUrl(request)
      const path = url.pathname.slice(state.baseUrl.length)
      if (path === devPaths.events) follow(response)
      else if (path === devPaths.script)
        sendText(response, 'text/javascript; charset=utf-8', devScript)
      else void answer({ request, response, url, state })
    },
    update: (next) => {
      state = next
      for (const reader of readers) reader.write(message())
    },
  }
}

type Answer = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  readonly state: WatchedState
}

async function answer({
  request,
  response,
  url,
  state,
}: Answer): Promise<void> {
  const files = await filesFor(url, state)
  const site = { ...state, has: (path: string) => files.has(path) }
  const resolved = resolveRequest(url.pathname, site)
  if (resolved.type === 'redirect') {
    response.writeHead(302, { location: resolved.to + url.search }).end()
    return
  }
  const path =
    resolved.type === 'file' ? resolved.path : notFoundPage(url.pathname, site)
  const file = files.get(path)
  const read = file && (await readOutput(file))
  const bytes = read ?? 'Not found'
  const page = path.endsWith('.html')
    ? devPage(String(bytes), state)
    : undefined
  response.writeHead(
    resolved.type === 'file' && read !== undefined ? 200 : 404,
    {
      'content-type': contentType(path),
      'cache-control': 'no-store',
      ...(page && { [pageState]: page.state }),
    },
  )
  response.end(request.method === 'HEAD' ? undefined : (page?.html ?? bytes))
}

/** What a search needs is made when a reader asks for it: a save alone costs nothing. */
async function filesFor(
  { pathname }: URL,
  { files, baseUrl, makeSearch }: WatchedState,
): Promise<Pick<ServedFiles, 'has' | 'get'>> {
  const path = pathname.slice(baseUrl.length)
  if (!makeSearch || !isSearchFile(path)) return files
  return makeSearch()
}

/** Undefined for a file that was deleted, or cannot be read any more, since the last build. */
async function readOutput(
  file: OutputFile,
): Promise<Uint8Array | string | undefined> {
  if (file.type !== 'copy') return file.bytes
  return readFile(file.source).catch(() => undefined)
}

type DevPage = { readonly html: string; readonly state: string }

/** A page with the script that follows changes, and with the state from which they are told. */
function devPage(html: string, site: WatchedState): DevPage {
  const state = pageStateOf(html, site)
  const script = `<script type="module" src="${site.baseUrl}${devPaths.script}"></script>`
  return {
    state,
    html: html
      .replace(
        '</head>',
        `<meta name="${pageState}" content="${state}"></head>`,
      )
      .replace('</body>', `${script}</body>`),
  }
}

function sendText(response: ServerResponse, type: string, text: string): void {
  response
    .writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
    .end(text)
}
