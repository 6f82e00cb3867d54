import { join } from 'node:path'
import { openStore, type Store } from './store.ts'

/** Where a site keeps what may be taken away at any time: results, indexes, profiles. */
export const ownFolder = '.gwdocs'

/** Results of earlier builds of a site. */
export function siteStore(siteDir: string): Store {
  return openStore(join(siteDir, ownFolder, 'cache'))
}
