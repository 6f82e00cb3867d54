import { useSyncExternalStore } from 'react'
import type { SidebarLevels, SidebarModel } from '@gwdocs/core'
import { fetchLevels } from '../client/fetch-levels.ts'
import { createStore } from './store.ts'

/** How far the file of a sidebar is; `none`: nobody has asked for it. */
export type LevelsStatus = 'none' | 'loading' | 'ready' | 'failed' | 'offline'

type Entry = {
  /** Address that the page names. */
  readonly href: string
  readonly status: LevelsStatus
  /** Of this file or, until it is there, of the one before. */
  readonly levels?: SidebarLevels | undefined
}

/** By name of the sidebar: pages and menus share what was loaded. */
const files = createStore<ReadonlyMap<string, Entry>>(new Map())

export type LevelsFile = Pick<Entry, 'status' | 'levels'>

type Named = Pick<SidebarModel, 'name' | 'levelsHref'>

const nothing: LevelsFile = { status: 'none' }

/** What is known of a sidebar's file. The server knows nothing of it. */
export function useLevelsFile({ name, levelsHref }: Named): LevelsFile {
  const entry = useSyncExternalStore(
    files.subscribe,
    () => files.get().get(name),
    () => undefined,
  )
  if (!entry || levelsHref === undefined) return nothing
  return entry.href === levelsHref
    ? entry
    : { status: 'none', levels: entry.levels }
}

/** Loads the file of a sidebar, unless that is done or under way; what failed is tried again. */
export async function loadLevels(sidebar: Named): Promise<void> {
  const { name, levelsHref: href } = sidebar
  const known = files.get().get(name)
  const isUnderWay =
    known?.href === href && /^(?:loading|ready)$/.test(known?.status ?? '')
  if (href === undefined || isUnderWay) return
  const { levels } = known ?? {}
  put(name, { href, status: 'loading', levels })
  const finished = await fetchLevels(href, name).then(
    (loaded): Entry => ({ href, status: 'ready', levels: loaded }),
    (): Entry => {
      const status = navigator.onLine ? 'failed' : 'offline'
      return { href, status, levels }
    },
  )
  // The page may name another file by now.
  if (files.get().get(name)?.href === href) put(name, finished)
}

function put(name: string, entry: Entry): void {
  files.set(new Map(files.get()).set(name, entry))
}
