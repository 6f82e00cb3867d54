import { useState } from 'react'
import type {
  SidebarCategory,
  SidebarLevel,
  SidebarLevels,
  SidebarModel,
} from '@gwdocs/core'
import {
  type LevelsFile,
  type LevelsStatus,
  loadLevels,
  useLevelsFile,
} from '../../stores/sidebar-levels.ts'
import {
  type Asked,
  type KnownLevels,
  type LevelEnd,
  mergeLevels,
  pageLevels,
  shownLevel,
} from './known-levels.ts'
import {
  type Choices,
  followPage,
  holdingPlaces,
  openCategories,
  type OpenCategories,
  toggleCategory,
} from './open-categories.ts'

/** A sidebar as its reader has it. */
export type SidebarState = {
  readonly open: OpenCategories
  readonly onToggle: (place: string) => void
  /** The categories around the page, and its own. */
  readonly holding: ReadonlySet<string>
  /** What is shown below a category, or, for '', at the top; undefined where it must be loaded. */
  readonly levelAt: (place: string) => SidebarLevel | undefined
  /** Whether a level comes from the file. */
  readonly isRemote: (place: string) => boolean
  readonly hasAsked: (place: string, end: LevelEnd) => boolean
  /** Shows more of a level. */
  readonly onAsk: (place: string, end: LevelEnd) => void
  /** How far the file is that `levelsHref` names. */
  readonly status: LevelsStatus
  readonly levelsHref: string | undefined
  readonly load: () => void
}

type State = {
  readonly sidebar: SidebarModel
  readonly routePath: string
  readonly levels: KnownLevels
  readonly choices: Choices
  readonly asked: Asked
}

/** What of a sidebar is open and shown, from page to page, and how to see more of it. */
export function useSidebarTree(
  sidebar: SidebarModel,
  routePath: string,
): SidebarState {
  const [state, setState] = useState<State>(() =>
    initialState(sidebar, routePath),
  )
  const file = useLevelsFile(sidebar)
  const current = afterNavigation(state, { sidebar, routePath, file })
  // Set while rendering, so that no frame shows the new page with the old tree.
  if (current !== state) setState(current)
  const { levels, choices, asked } = current
  const open = openIn(current, file.levels)
  const load = () => void loadLevels(sidebar)
  return {
    open,
    onToggle: (place) =>
      setState({
        ...current,
        choices: toggleCategory(open, choices, place, sidebar),
      }),
    holding: new Set(holdingPlaces(sidebar.items)),
    levelAt: (place) => shownLevel(place, levels, asked, file.levels),
    isRemote: (place) => !levels.has(place),
    hasAsked: (place, end) => (asked.get(place)?.[end] ?? 0) > 0,
    onAsk: (place, end) => {
      load()
      setState({ ...current, asked: askMore(asked, place, end) })
    },
    status: file.status,
    levelsHref: sidebar.levelsHref,
    load,
  }
}

function initialState(sidebar: SidebarModel, routePath: string): State {
  return {
    sidebar,
    routePath,
    levels: pageLevels(sidebar),
    choices: new Map(),
    asked: new Map(),
  }
}

type Shown = Pick<State, 'sidebar' | 'routePath'> & {
  readonly file: LevelsFile
}

function afterNavigation(state: State, shown: Shown): State {
  const { sidebar, routePath, file } = shown
  const was = state.sidebar
  if (was === sidebar && state.routePath === routePath) return state
  if (was.name !== sidebar.name) return initialState(sidebar, routePath)
  const isSameFile = was.levelsHref === sidebar.levelsHref
  const open = openIn(state, file.levels)
  const seen: KnownLevels = isSameFile
    ? seenLevels(state, open, file.levels)
    : new Map()
  const holding = holdingPlaces(sidebar.items)
  return {
    sidebar,
    routePath,
    levels: mergeLevels(seen, pageLevels(sidebar)),
    choices:
      state.routePath === routePath
        ? state.choices
        : followPage(open, state.choices, holding, sidebar),
    asked: new Map(),
  }
}

/** All that the reader has seen: it does not go when a page comes that holds less. */
function seenLevels(
  { levels, asked }: State,
  open: OpenCategories,
  file: SidebarLevels | undefined,
): KnownLevels {
  const seen = [...new Set([...levels.keys(), ...open])].flatMap((place) => {
    const level = shownLevel(place, levels, asked, file)
    return level ? [[place, level] as const] : []
  })
  return new Map(seen)
}

function openIn(
  { levels, choices }: State,
  file: SidebarLevels | undefined,
): OpenCategories {
  const known = [...levels.values()].flatMap(({ items }) => items)
  // Where both know a category, the page has the last word.
  const all = new Map<string, SidebarCategory>()
  for (const item of [...Object.values(file ?? {}).flat(), ...known])
    if (item.type === 'category') all.set(item.place, item)
  return openCategories(all.values(), choices)
}

function askMore(asked: Asked, place: string, end: LevelEnd): Asked {
  const before = asked.get(place) ?? { before: 0, after: 0 }
  return new Map(asked).set(place, { ...before, [end]: before[end] + 1 })
}
