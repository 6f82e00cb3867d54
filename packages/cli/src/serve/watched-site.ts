import { readFile } from 'node:fs/promises'
import type {
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http'
import { pageStateName, type Told } from '@gwdocs/theme/server'
import type { LocatedDiagnostic } from '../report/locate.ts'
import { isSearchFile } from '../search/make-search.ts'
import type { OutputFile, SiteBuild } from '../pipeline/site-build.ts'
import { contentType } from './content-type.ts'
import { watchedPage } from './watched-page.ts'
import { watchingPaths, watchingScript } from './watching-client.ts'
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
  /** What is wrong with the site. */
  readonly diagnostics: readonly LocatedDiagnostic[]
}

export type WatchedSite = {
  readonly handler: RequestListener
  /** Shows a new build to everybody who looks. */
  readonly update: (state: WatchedState) => void
  /** The newest state; undefined before the first build. */
  readonly state: () => WatchedState | undefined
}

export type CreateWatchedSite = {
  readonly baseUrl: string
  /** A bug of ours, met while a request was answered. */
  readonly onCrash: (error: unknown) => void
}

/** A site in memory that tells its readers when it has changed. Until it is there, they wait. */
export function createWatchedSite({
  baseUrl,
  onCrash,
}: CreateWatchedSite): WatchedSite {
  let state: WatchedState | undefined
  let begin: (state: WatchedState) => void = () => undefined
  const first = new Promise<WatchedState>((resolve) => (begin = resolve))
  const readers = new Set<ServerResponse>()
  const tell = (reader: ServerResponse, now: WatchedState) =>
    reader.write(`data: ${JSON.stringify(toTold(now.diagnostics))}\n\n`)

  const follow = (response: ServerResponse) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    })
    response.write('retry: 1000\n\n')
    if (state) tell(response, state)
    readers.add(response)
    response.on('close', () => readers.delete(response))
  }

  return {
    state: () => state,
    handler: (request, response) => {
      const url = requestUrl(request)
      const path = url.pathname.slice((state?.baseUrl ?? baseUrl).length)
      if (path === watchingPaths.events) return follow(response)
      const answering =
        path === watchingPaths.script
          ? sendScript(response)
          : first.then((begun) =>
              answer({ request, response, url, state: state ?? begun }),
            )
      answering.catch((error: unknown) => {
        onCrash(error)
        if (!response.headersSent) response.writeHead(500)
        response.end('This page could not be made; the terminal says why.')
      })
    },
    update: (next) => {
      state = next
      begin(next)
      for (const reader of readers) tell(reader, next)
    },
  }
}

/** So many are shown one by one. */
const mostTold = 100

function toTold(diagnostics: readonly LocatedDiagnostic[]): Told {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const warnings = diagnostics.filter(({ severity }) => severity !== 'error')
  return {
    problems: [...errors, ...warnings].slice(0, mostTold),
    errors: errors.length,
    warnings: warnings.length,
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
  setHeaders(response, state.headers)
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
    ? watchedPage(String(bytes), {
        ...state,
        file: state.files.contentOf(path),
      })
    : undefined
  response.writeHead(
    resolved.type === 'file' && read !== undefined ? 200 : 404,
    {
      'content-type': contentType(path),
      'cache-control': 'no-store',
      ...(page && { [pageStateName]: page.state }),
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

async function sendScript(response: ServerResponse): Promise<void> {
  const script = await watchingScript()
  response
    .writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(script)
}
