import { readStored, sidebarFoldedKey } from './stored.ts'

/** Leaves a sidebar folded that the reader has folded, before anything is painted. */
export function foldSidebar({ dataset }: HTMLElement): void {
  if (readStored(sidebarFoldedKey) === 'true') dataset['gwSidebarFolded'] = ''
}
