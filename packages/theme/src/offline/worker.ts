import { fileKey, pageKey, requestKind } from './request-kind.ts'
import { cacheNames, keep, plain, removeCaches } from './site-caches.ts'
import type { LastingEvent, WorkerScope } from './worker-scope.ts'

/**
 * Lets readers read offline what they have read before. Pages are asked for, and taken from
 * the cache only where nobody answers; files that are named by what is in them are asked for
 * once. A new build has new caches, and removes the old ones.
 */
const scope = self as unknown as WorkerScope
const data = scope.gwOffline
const names = cacheNames(data)
/** A host may say that its answers differ by headers: what is kept is asked for in one way. */
const anyWay = { ignoreVary: true } as const
const place = { ...data, origin: scope.location.origin }

async function install(): Promise<void> {
  const cache = await caches.open(names.core)
  const hrefs = [...data.files, ...data.pages.map(({ href }) => href)]
  await Promise.all(
    hrefs.map(async (href) => {
      const response = await fetch(href)
      if (!response.ok) throw new Error(`${response.status} ${href}`)
      await cache.put(href, await plain(response))
    }),
  )
  await scope.skipWaiting()
}

async function activate(): Promise<void> {
  await removeCaches(data, Object.values(names))
  await scope.clients.claim()
}

async function answerPage(
  request: Request,
  event: LastingEvent,
): Promise<Response> {
  try {
    const response = await fetch(request)
    event.waitUntil(keepPage(request.url, response.clone()))
    return response
  } catch {
    const cache = await caches.open(names.pages)
    const known = await cache.match(pageKey(request.url), anyWay)
    return known ?? (await notThere(request.url))
  }
}

async function keepPage(url: string, response: Response): Promise<void> {
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('text/html')) return
  const key = pageKey(response.redirected ? response.url : url)
  await keep('pages', { name: names.pages, key, response })
}

/** The page that says so, in the language of the address. */
async function notThere(url: string): Promise<Response> {
  const { pathname } = new URL(url)
  const [page] = data.pages
    .filter(({ base }) => pathname.startsWith(base))
    .sort((a, b) => b.base.length - a.base.length)
  const cache = await caches.open(names.core)
  const known = page && (await cache.match(page.href, anyWay))
  return known ? plain(known, 503) : Response.error()
}

async function answerAsset(
  request: Request,
  event: LastingEvent,
): Promise<Response> {
  const known = await findFile(request.url)
  return known ?? fetchFile(request, event)
}

async function answerOther(
  request: Request,
  event: LastingEvent,
): Promise<Response> {
  try {
    return await fetchFile(request, event)
  } catch (error) {
    const known = await findFile(request.url)
    if (known) return known
    throw error
  }
}

async function findFile(url: string): Promise<Response | undefined> {
  for (const name of [names.core, names.files]) {
    const known = await (
      await caches.open(name)
    ).match(fileKey(url, place), anyWay)
    if (known) return known
  }
  return undefined
}

async function fetchFile(
  request: Request,
  event: LastingEvent,
): Promise<Response> {
  const response = await fetch(request)
  const key = fileKey(request.url, place)
  const copy = response.clone()
  event.waitUntil(keep('files', { name: names.files, key, response: copy }))
  return response
}

const answers = {
  page: answerPage,
  asset: answerAsset,
  other: answerOther,
} as const

/** What a page has loaded before the worker was there. */
async function keepLoaded(page: string, files: readonly string[]) {
  await keepPage(page, await fetch(page, { headers: { accept: 'text/html' } }))
  for (const url of files) {
    const { origin, pathname } = new URL(url)
    if (origin !== place.origin || !pathname.startsWith(data.base)) continue
    if (await findFile(url)) continue
    const key = fileKey(url, place)
    await keep('files', { name: names.files, key, response: await fetch(url) })
  }
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, place)
  if (kind) event.respondWith(answers[kind](event.request, event))
})
scope.addEventListener('message', (event) => {
  const { page, files } = event.data as { page: string; files: string[] }
  event.waitUntil(keepLoaded(page, files))
})
