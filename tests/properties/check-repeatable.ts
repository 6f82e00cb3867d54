import { compareDiagnostics } from '@gwdocs/core'
import { expect } from 'vitest'
import { makeSites, type MadePage, type MadeSite } from './made-site.ts'

/** Another run, given the files in another order, makes the same pages and says the same. */
export function checkRepeatable(sites: readonly MadeSite[]): void {
  const input = sites[0]?.opened.all
  if (!input) return
  const again = makeSites(input, (paths) => paths.reverse())
  again.forEach((site, index) => {
    const before = sites[index]
    expect(htmlOf(site.pages)).toEqual(htmlOf(before?.pages ?? new Map()))
    expect(site.diagnostics.toSorted(compareDiagnostics)).toEqual(
      before?.diagnostics.toSorted(compareDiagnostics),
    )
  })
}

function htmlOf(pages: ReadonlyMap<string, MadePage>) {
  return [...pages].map(([href, { html }]) => [href, html])
}
