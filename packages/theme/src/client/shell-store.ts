import type { ShellModel } from '@gwdocs/core'
import { createStore, type Store } from '../stores/store.ts'

/** What the roots show now; a navigation replaces it as a whole. */
export type ShellStore = Store<ShellModel>

export function createShellStore(shell: ShellModel): ShellStore {
  return createStore(shell)
}
