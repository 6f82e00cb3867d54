import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { gunzipSync } from 'node:zlib'
import type { SearchRecord } from '@gwdocs/core'
import { findPagefind, tryPagefind } from './find-pagefind.ts'
import type * as Pagefind from 'pagefind'

/** What Pagefind makes of records. */
export type PagefindFiles = {
  /** Path below the folder of the index → bytes: what browsers load, and nothing else. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Key of a record → the id by which Pagefind tells that it was found. */
  readonly ids: ReadonlyMap<string, string>
}

/** What readers load: not the worker, the interfaces and the fragments that Pagefind brings. */
const served =
  /^(?:pagefind\.js|pagefind-entry\.json|pagefind\..+\.pf_meta|wasm\..+\.pagefind|index\/.+)$/

export type Indexer = {
  readonly index: (
    records: readonly SearchRecord[],
    language: string,
  ) => Promise<PagefindFiles>
  /** Ends the process that makes indexes, if there is one. */
  readonly close: () => Promise<void>
}

/** Makes indexes, in a process that is started for the first of them. */
export function createIndexer(): Indexer {
  let loading: Promise<typeof Pagefind> | undefined
  const ended: Ended = { promise: undefined }
  return {
    index: async (records, language) =>
      indexRecords(await (loading ??= loadPagefind()), {
        ...{ records, language, ended },
      }),
    close: async () => {
      // What failed to start has nothing to end.
      await (await loading?.catch(() => undefined))?.close()
    },
  }
}

async function loadPagefind(): Promise<typeof Pagefind> {
  await tryPagefind(findPagefind() ?? '')
  return import('pagefind')
}

/** How long one answer may take. */
const patience = 60_000

/** The end of the process, which Pagefind itself does not look for: it would wait for ever. */
type Ended = { promise: Promise<never> | undefined }

async function answerOf<Value>(
  ask: () => Promise<Value>,
  ended: Ended,
): Promise<Value> {
  const started = processesOf()
  const asked = ask()
  const [child] = started.stop()
  if (child) ended.promise = endOf(child)
  let timer: NodeJS.Timeout | undefined
  const lost = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('it does not answer any more.')),
      patience,
    )
  })
  try {
    return await Promise.race([
      asked,
      lost,
      ...(ended.promise ? [ended.promise] : []),
    ])
  } finally {
    clearTimeout(timer)
  }
}

function endOf(child: ChildProcess): Promise<never> {
  const end = new Promise<never>((_, reject) => {
    child.once('exit', (code, signal) =>
      reject(new Error(`its process has ended (${signal ?? String(code)}).`)),
    )
  })
  // In the end it is ended by ourselves, and nobody waits any more.
  end.catch(() => undefined)
  return end
}

/** The processes that are started until it is asked to stop. */
function processesOf() {
  const found: ChildProcess[] = []
  const add = (message: unknown) => {
    found.push((message as { readonly process: ChildProcess }).process)
  }
  subscribe('child_process', add)
  return {
    stop: () => {
      unsubscribe('child_process', add)
      return found
    },
  }
}

type IndexRecords = {
  readonly records: readonly SearchRecord[]
  readonly language: string
  readonly ended: Ended
}

/** One record after the other: the order in which they come decides the bytes. */
async function indexRecords(
  { createIndex }: typeof Pagefind,
  { records, language, ended }: IndexRecords,
): Promise<PagefindFiles> {
  const { index, errors } = await answerOf(
    () => createIndex({ forceLanguage: language }),
    ended,
  )
  if (!index) throw new Error(errors.join('\n'))
  for (const record of records) await add(record, { index, language, ended })
  const made = await answerOf(() => index.getFiles(), ended)
  await index.deleteIndex()
  if (made.errors.length > 0) throw new Error(made.errors.join('\n'))
  const files = made.files
    .map(({ path, content }) => [path, content] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    files: new Map(files.filter(([path]) => served.test(path))),
    ids: readIds(files, records),
  }
}

type AddRecord = {
  readonly index: Pagefind.PagefindIndex
  readonly language: string
  readonly ended: Ended
}

async function add(
  { key, content, heading, page }: SearchRecord,
  { index, language, ended }: AddRecord,
): Promise<void> {
  const { errors } = await answerOf(
    () =>
      index.addCustomRecord({
        ...{ url: key, content, language },
        meta: { title: heading, page },
      }),
    ended,
  )
  if (errors.length > 0) throw new Error(errors.join('\n'))
}

/** Each record has a fragment, a file whose name holds its id; only that name is of use to us. */
function readIds(
  files: readonly (readonly [string, Uint8Array])[],
  records: readonly SearchRecord[],
): ReadonlyMap<string, string> {
  const ids = new Map(
    files.flatMap(([path, bytes]): [string, string][] => {
      const [, id] = /^fragment\/(.+)\.pf_fragment$/.exec(path) ?? []
      return id === undefined ? [] : [[readKey(bytes), id]]
    }),
  )
  if (ids.size !== records.length)
    throw new Error(
      `Pagefind kept ${ids.size} of ${records.length} records apart.`,
    )
  return ids
}

function readKey(fragment: Uint8Array): string {
  const text = gunzipSync(fragment).toString('utf8')
  const { url } = JSON.parse(text.slice(text.indexOf('{'))) as { url: string }
  return url
}
