import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Diagnostic } from '@gwdocs/core'
import { areSame } from '../kept/are-same.ts'
import type { OpenBuild, WaitingPage } from '../pipeline/open-build.ts'
import { placeInOrigin } from '../pipeline/place-in-origin.ts'

/** What is found in pages when they are drawn: only code of the site can go wrong then. */
export type PageFindings = {
  /** A build was made: what was drawn with other code says nothing any more. */
  readonly begin: (site: Pick<OpenBuild, 'files' | 'drawnWith'>) => void
  /** A page was drawn. */
  readonly note: (path: string, page: WaitingPage) => void
}

type Findings = ReadonlyMap<string, readonly Diagnostic[]>

/**
 * Draws all pages with code when that has changed, one after the other, so that whoever asks for
 * a page need not wait for them.
 *
 * @param onFound told what is known of all pages, when that is more or less than before
 */
export function createPageFindings(
  onFound: (diagnostics: readonly Diagnostic[]) => void,
): PageFindings {
  let found: Findings = new Map()
  let drawnWith: readonly unknown[] = []
  let turn = 0
  const set = (next: Findings) => {
    const before = JSON.stringify([...found])
    found = next
    if (JSON.stringify([...found]) !== before)
      onFound([...found.values()].flat())
  }
  const note = (path: string, { draw, origins, hasCode }: WaitingPage) => {
    if (!hasCode) return
    const diagnostics = placeInOrigin(draw().diagnostics, origins)
    const rest = [...found].filter(([each]) => each !== path)
    set(new Map(diagnostics.length > 0 ? [...rest, [path, diagnostics]] : rest))
  }
  const drawAll = async (pages: OpenBuild['files'], own: number) => {
    for (const [path, page] of pages) {
      if (page.type !== 'page' || !page.hasCode) continue
      await nextTurn()
      if (own !== turn) return
      note(path, page)
    }
  }
  return {
    note,
    begin: (site) => {
      const isSame = areSame(site.drawnWith, drawnWith)
      drawnWith = site.drawnWith
      const own = ++turn
      const stays = [...found].filter(([path]) => site.files.has(path))
      set(new Map(stays))
      if (!isSame) void drawAll(site.files, own)
    },
  }
}
