import { compareDiagnostics } from '@gwdocs/core'
import { expect } from 'vitest'
import { makeSite, type MadePage, type MadeSite } from './made-site.ts'

/** Another run, given the files in another order, makes the same pages and says the same. */
export function checkRepeatable(site: MadeSite): void {
  const again = makeSite(site.input, (paths) => paths.reverse())
  expect(htmlOf(again.pages)).toEqual(htmlOf(site.pages))
  expect(again.diagnostics.toSorted(compareDiagnostics)).toEqual(
    site.diagnostics.toSorted(compareDiagnostics),
  )
}

function htmlOf(pages: ReadonlyMap<string, MadePage>) {
  return [...pages].map(([href, { html }]) => [href, html])
}
