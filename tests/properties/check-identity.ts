import type { Diagnostic } from '@gwdocs/core'
import { outputPath } from '@gwdocs/core'
import { expect } from 'vitest'
import type { MadeSite } from './made-site.ts'
import { isMarkdown } from './site-input.ts'

/** Every doc has an id of its own, or is reported. */
export function checkIds({ graph, diagnostics }: MadeSite): void {
  for (const { docs } of graph.docSets.flatMap(({ versions }) => versions)) {
    const first = new Map<string, string>()
    const again = docs.filter(({ id, filePath }) => {
      if (first.has(id)) return true
      first.set(id, filePath)
      return false
    })
    const reported = diagnostics.filter(
      ({ code, place }) =>
        code === 'doc-id-duplicate' &&
        docs.some(({ filePath }) => filePath === place.file),
    )
    expect(reported.map(({ place }) => place.file).sort()).toEqual(
      again.map(({ filePath }) => filePath).sort(),
    )
  }
}

/** Every file that is a page has an address of its own, or an error says why not. */
export function checkRoutes({
  config,
  input,
  graph,
  routes,
  diagnostics,
}: MadeSite): void {
  const written = [...routes.byPath.values()].map((route) =>
    outputPath(route, config.trailingSlash),
  )
  expect(new Set(written).size).toBe(written.length)
  const shown = new Set(
    [...routes.byPath.values()].flatMap((route) =>
      'filePath' in route ? [route.filePath] : [],
    ),
  )
  const drafts = Object.keys(input.files).filter(
    (path) => graph.files.get(path)?.frontMatter['draft'] === true,
  )
  const hidden = Object.keys(input.files).filter(
    (path) =>
      isMarkdown(path) &&
      !/\/_/.test(path) &&
      !shown.has(path) &&
      !drafts.includes(path),
  )
  expect(hidden.filter((path) => !isError(path, diagnostics))).toEqual([])
}

function isError(path: string, diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(
    ({ severity, place, message }) =>
      severity === 'error' &&
      (place.file === path || message.includes(`\`${path}\``)),
  )
}

/** Two pages want one address or one id: an error, and nothing is written. */
export function hasClash({ diagnostics }: MadeSite): boolean {
  const codes = ['route-duplicate', 'doc-id-duplicate']
  return diagnostics.some(({ code }) => codes.includes(code))
}
