import { removeCaches } from './site-caches.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Takes the place of the worker of earlier builds, removes what it kept, and then itself. */
const scope = self as unknown as WorkerScope

async function remove(): Promise<void> {
  await removeCaches(scope.gwOffline)
  await scope.registration.unregister()
}

scope.addEventListener('install', (event) =>
  event.waitUntil(scope.skipWaiting()),
)
scope.addEventListener('activate', (event) => event.waitUntil(remove()))
