/** What a service worker's global scope offers, as far as it is used here. */
export type WorkerScope = {
  readonly location: { readonly origin: string }
  /** Written before the worker's own code. */
  readonly gwOffline: OfflineData
  readonly clients: { readonly claim: () => Promise<void> }
  readonly registration: { readonly unregister: () => Promise<boolean> }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}

/** What the build tells the worker. */
export type OfflineData = {
  /** Caches of this site begin with it, whatever build they are of. */
  readonly site: string
  /** Of the scripts and styles that belong together. */
  readonly buildId: string
  /** Base path of the whole site. */
  readonly base: string
  /** Below it, names say what is in a file. */
  readonly assets: string
  /** For each language, where its pages begin and the one that says that a page is not there. */
  readonly pages: readonly { readonly base: string; readonly href: string }[]
  /** What that page needs. */
  readonly files: readonly string[]
}

export type LastingEvent = {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export type RequestEvent = LastingEvent & {
  readonly request: Request
  readonly respondWith: (response: Promise<Response>) => void
}

type WorkerEvents = {
  readonly install: LastingEvent
  readonly activate: LastingEvent
  readonly fetch: RequestEvent
  readonly message: LastingEvent & { readonly data: unknown }
}
