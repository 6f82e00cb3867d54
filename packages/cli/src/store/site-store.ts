import { join } from 'node:path'
import { createSpill, type Spill } from './spill.ts'
import { openStore, type Store } from './store.ts'

/** Where a site keeps what may be taken away at any time: results, indexes, profiles. */
export const ownFolder = '.gwdocs'

/** Results of earlier builds of a site. */
export function siteStore(siteDir: string): Store {
  return openStore(join(siteDir, ownFolder, 'cache'))
}

/** What a build of a site puts aside for a while. */
export function siteSpill(siteDir: string): Spill {
  return createSpill(join(siteDir, ownFolder, 'cache'))
}
