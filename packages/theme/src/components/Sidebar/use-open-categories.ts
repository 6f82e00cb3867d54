import { useState } from 'react'
import type { SidebarModel } from '@gwdocs/core'
import {
  followPage,
  initiallyOpen,
  type OpenCategories,
  toggleCategory,
} from './open-categories.ts'

type State = { name: string; routePath: string; open: OpenCategories }

/** Which categories are open, and how to toggle one. */
export function useOpenCategories(
  sidebar: SidebarModel,
  routePath: string,
): [OpenCategories, (place: string) => void] {
  const [state, setState] = useState<State>(() =>
    initialState(sidebar, routePath),
  )
  const current = afterNavigation(state, sidebar, routePath)
  // Set while rendering, so that no frame shows the new page with the old tree.
  if (current !== state) setState(current)
  const toggle = (place: string) => {
    setState({ ...current, open: toggleCategory(current.open, place, sidebar) })
  }
  return [current.open, toggle]
}

function initialState(sidebar: SidebarModel, routePath: string): State {
  return { name: sidebar.name, routePath, open: initiallyOpen(sidebar.items) }
}

function afterNavigation(
  state: State,
  sidebar: SidebarModel,
  routePath: string,
): State {
  if (state.name !== sidebar.name) return initialState(sidebar, routePath)
  if (state.routePath === routePath) return state
  return {
    ...state,
    routePath,
    open: followPage(state.open, sidebar.items, sidebar),
  }
}
