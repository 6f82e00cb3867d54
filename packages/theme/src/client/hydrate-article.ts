import type { ShellModel } from '@gwdocs/core'
import { enhanceTabs } from '../content/enhance-tabs.ts'
import { enhanceCode } from '../content/wrap-code.ts'
import { enhanceDiagrams } from '../diagrams/enhance-diagrams.ts'
import { enhanceImages } from './article/zoom-images.ts'
import { hydrateIsland } from './island/hydrate-island.tsx'

/** Counts pages: the code of one may arrive when the reader has left it. */
let latest = 0

/**
 * Brings the main area to life. Markup that scripts enrich is left as it was served until
 * the page's own component, where there is one, has taken it over.
 *
 * Out: whether the page is still the one that is shown.
 */
export async function hydrateArticle(shell: ShellModel): Promise<boolean> {
  const turn = ++latest
  await hydrateIsland(shell)
  if (turn !== latest) return false
  const main = document.getElementById('gw-main')
  if (!main) return true
  enhanceTabs(main)
  enhanceCode(main)
  void enhanceDiagrams(main)
  if (shell.zoomsImages) enhanceImages(main, shell.messages)
  return true
}
