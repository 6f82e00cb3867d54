import type { OfflineData } from './worker-scope.ts'

/** Caches of one build: what belongs to another is never mixed with it. */
export type SiteCaches = {
  /** What every page needs, and the page that says that one is not there. */
  readonly core: string
  readonly pages: string
  readonly files: string
}

/** How many a cache keeps; the ones that came first go first. */
const limits = { pages: 300, files: 1000 } as const

export function cacheNames({
  site,
  buildId,
}: Pick<OfflineData, 'site' | 'buildId'>): SiteCaches {
  const name = `${site}${buildId}:`
  return { core: `${name}core`, pages: `${name}pages`, files: `${name}files` }
}

/** Removes the caches of the site but for those that are named. */
export async function removeCaches(
  { site }: Pick<OfflineData, 'site'>,
  kept: readonly string[] = [],
): Promise<void> {
  const names = await caches.keys()
  const old = names.filter(
    (name) => name.startsWith(site) && !kept.includes(name),
  )
  await Promise.all(old.map((name) => caches.delete(name)))
}

export async function keep(
  kind: keyof typeof limits,
  { name, key, response }: { name: string; key: string; response: Response },
): Promise<void> {
  if (!response.ok || response.type !== 'basic') return
  const cache = await caches.open(name)
  await cache.put(key, await plain(response))
  const keys = await cache.keys()
  const surplus = keys.slice(0, Math.max(keys.length - limits[kind], 0))
  await Promise.all(surplus.map((each) => cache.delete(each)))
}

/** An answer that a redirect led to must not be given to a visit: browsers refuse it. */
export async function plain(
  response: Response,
  status = response.status,
): Promise<Response> {
  const { headers } = response
  return new Response(await response.blob(), { status, headers })
}
