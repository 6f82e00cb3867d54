import type { Diagnostic } from '@gwdocs/core'
import { expect, test } from 'vitest'
import type { SiteBuild } from '../pipeline/site-build.ts'
import { createLastGoodPages } from './last-good-pages.ts'

function build(
  pages: Readonly<Record<string, string>>,
  brokenFiles: readonly string[] = [],
): SiteBuild {
  const routes = Object.keys(pages).map((name) => ({
    outputPath: `${name}.html`,
    file: `${name}.md`,
  }))
  const diagnostics = brokenFiles.map(
    (file) =>
      ({ severity: 'error', place: { type: 'file', file } }) as Diagnostic,
  )
  const files = Object.entries(pages).map(
    ([name, bytes]) => [`${name}.html`, { type: 'bytes', bytes }] as const,
  )
  return { routes, diagnostics, files: new Map(files) } as unknown as SiteBuild
}

test('a broken page keeps its last good form until it is mended', () => {
  const lastGood = createLastGoodPages()
  const serve = (site: SiteBuild) =>
    Object.fromEntries(
      [...lastGood(site)].map(([path, file]) => [
        path,
        file.type === 'bytes' ? file.bytes : '',
      ]),
    )
  // There is no good form yet: better this than nothing.
  expect(serve(build({ a: 'a1', b: 'b1' }, ['a.md']))).toEqual({
    'a.html': 'a1',
    'b.html': 'b1',
  })
  expect(serve(build({ a: 'a2', b: 'b2' }, ['a.md']))).toEqual({
    'a.html': 'a2',
    'b.html': 'b2',
  })
  expect(serve(build({ a: 'a3', b: 'b3' }, ['b.md']))).toEqual({
    'a.html': 'a3',
    'b.html': 'b2',
  })
  expect(serve(build({ a: 'a4' }, ['b.md']))).toEqual({
    'a.html': 'a4',
    'b.html': 'b2',
  })
  expect(serve(build({ a: 'a5' }))).toEqual({ 'a.html': 'a5' })
})
