import {
  readCatalogue,
  type SearchCatalogue,
  type SearchEngine,
  type SearchPage,
} from '@gwdocs/core/search'

/** What Pagefind's runtime offers, as far as it is used here. */
type Pagefind = {
  readonly createInstance: (options: {
    readonly basePath: string
    readonly noWorker: boolean
    readonly metaCacheTag: string
    readonly ranking: PagefindRanking
  }) => PagefindInstance
}

type PagefindInstance = {
  readonly init: () => Promise<void>
  readonly search: (term: string) => Promise<{
    readonly results: readonly { readonly id: string; readonly score: number }[]
  }>
}

type PagefindRanking = {
  readonly metaWeights: Readonly<Record<string, number>>
}

/** Headings outrank titles of pages, and these what stands below them. */
const ranking: PagefindRanking = { metaWeights: { title: 6, page: 2 } }

const engines = new Map<string, Promise<SearchEngine>>()

/** Opens the index in a folder, once; what failed may be opened again. */
export function openEngine(href: string): Promise<SearchEngine> {
  const known = engines.get(href)
  if (known) return known
  const opened = open(href).catch((error: unknown) => {
    engines.delete(href)
    throw error
  })
  engines.set(href, opened)
  return opened
}

async function open(href: string): Promise<SearchEngine> {
  const [catalogue, instance] = await Promise.all([
    loadJson<SearchCatalogue>(`${href}catalogue.json`),
    startPagefind(href),
  ])
  const pages = new Map<number, Promise<SearchPage>>()
  const terms = new Map<string, ReturnType<SearchEngine['lookUp']>>()
  return {
    ...readCatalogue(catalogue),
    lookUp: keep(terms, async (term) => (await instance.search(term)).results),
    loadPage: keep(pages, (page) => loadJson(`${href}pages/${page}.json`)),
  }
}

async function startPagefind(href: string): Promise<PagefindInstance> {
  // The address is known in the browser alone: no bundler may look for it.
  const address = new URL(`${href}pagefind.js`, location.href).href
  const { createInstance } = (await import(address)) as Pagefind
  // A worker would load the same engine once more; a look-up takes a few milliseconds.
  const instance = createInstance({
    ...{ basePath: href, noWorker: true, ranking },
    metaCacheTag: 'index',
  })
  await instance.init()
  return instance
}

/** Asks once for each key; a failure is not kept. */
function keep<Key, Value>(
  known: Map<Key, Promise<Value>>,
  ask: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  return (key) => {
    const found = known.get(key)
    if (found) return found
    const asked = ask(key).catch((error: unknown) => {
      known.delete(key)
      throw error
    })
    known.set(key, asked)
    return asked
  }
}

async function loadJson<Value>(href: string): Promise<Value> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${response.status} ${href}`)
  return (await response.json()) as Value
}
