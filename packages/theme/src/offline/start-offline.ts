/**
 * From now on, what the reader reads can be read again offline.
 *
 * In: address of the worker, and the base path of the whole site.
 */
export function startOffline(href: string, base: string): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const tell = (worker: ServiceWorker | null) =>
    worker?.postMessage({ page: pageAddress(), files: loadedFiles() })
  // Another build's worker has other caches.
  serviceWorker.addEventListener('controllerchange', () =>
    tell(serviceWorker.controller),
  )
  // Where it is not to be had, such as in a private window, the site works all the same.
  serviceWorker
    .register(href, { scope: base })
    .then(() => serviceWorker.ready)
    .then(({ active }) => tell(active))
    .catch(() => undefined)
}

function pageAddress(): string {
  return location.origin + location.pathname
}

/** What was loaded before there was a worker to see it. */
function loadedFiles(): string[] {
  const entries = performance.getEntriesByType('resource')
  return entries.map(({ name }) => name)
}
