import { placeOf } from '../../redirect/final-address.ts'
import type { ShellStore } from '../shell-store.ts'

/** Sends readers on who come for a place that the page has no more. */
export function startFollowingPlaces(store: ShellStore): void {
  const follow = () => {
    const { hash } = location
    const to = placeOf(hash, store.get().movedPlaces ?? {})
    if (to !== undefined) location.replace(to)
  }
  addEventListener('hashchange', follow)
  store.subscribe(follow)
  follow()
}
