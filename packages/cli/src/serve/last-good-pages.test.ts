import type { Diagnostic } from '@gwdocs/core'
import { afterEach, expect, test, vi } from 'vitest'
import type { OpenBuild, WaitingPage } from '../pipeline/open-build.ts'
import { createLastGoodPages } from './last-good-pages.ts'

type Shown = ReturnType<ReturnType<typeof createLastGoodPages>>

const onDrawn = vi.fn()

afterEach(() => onDrawn.mockClear())

/** `undefined` is a page whose code throws. */
function build(
  pages: Readonly<Record<string, string | undefined>>,
  brokenFiles: readonly string[] = [],
): OpenBuild {
  const routes = Object.keys(pages).map((name) => ({
    outputPath: `${name}.html`,
    file: `${name}.md`,
  }))
  const diagnostics = brokenFiles.map(
    (file) =>
      ({ severity: 'error', place: { type: 'file', file } }) as Diagnostic,
  )
  const files = Object.entries(pages).map(([name, html]) => {
    const path = `${name}.html`
    const drawn = { html, styles: new Map(), diagnostics: [] }
    const page = { type: 'page', path, hasCode: true, draw: () => drawn }
    return [path, page as unknown as WaitingPage] as const
  })
  return {
    ...{ routes, diagnostics, files: new Map(files) },
    findLate: () => undefined,
  } as unknown as OpenBuild
}

function textAt(files: Shown, name: string): string | undefined {
  const file = files.get(`${name}.html`)
  return file?.type === 'bytes' ? String(file.bytes) : undefined
}

function shows(files: Shown) {
  return { a: textAt(files, 'a'), b: textAt(files, 'b') }
}

test('a broken page keeps its last good form until it is mended', () => {
  const lastGood = createLastGoodPages({ onDrawn })
  // There is no good form yet: better this than nothing.
  expect(shows(lastGood(build({ a: 'a1', b: 'b1' }, ['a.md'])))).toEqual({
    a: 'a1',
    b: 'b1',
  })
  expect(shows(lastGood(build({ a: 'a2', b: 'b2' }, ['a.md'])))).toEqual({
    a: 'a2',
    b: 'b2',
  })
  expect(shows(lastGood(build({ a: 'a3', b: 'b3' }, ['b.md'])))).toEqual({
    a: 'a3',
    b: 'b2',
  })
  const gone = lastGood(build({ a: 'a4' }, ['b.md']))
  expect(shows(gone)).toEqual({ a: 'a4', b: 'b2' })
  expect(gone.has('b.html')).toBe(true)
  const sound = lastGood(build({ a: 'a5' }))
  expect(shows(sound)).toEqual({ a: 'a5', b: undefined })
  expect(sound.has('b.html')).toBe(false)
})

test('a page whose code fails while it is drawn keeps the form that was seen', () => {
  const lastGood = createLastGoodPages({ onDrawn })
  expect(textAt(lastGood(build({ a: 'a1' })), 'a')).toBe('a1')
  expect(textAt(lastGood(build({ a: undefined })), 'a')).toBe('a1')
  expect(textAt(lastGood(build({ a: 'a2' })), 'a')).toBe('a2')
  expect(onDrawn).toHaveBeenCalledTimes(3)
})

test('a page is drawn when somebody asks for it', () => {
  const site = build({ a: 'a1', b: 'b1' })
  const draw = vi.fn()
  const page = { type: 'page', path: 'b.html', draw } as unknown as WaitingPage
  const files = new Map([...site.files, ['b.html', page] as const])
  const shown = createLastGoodPages({ onDrawn })({ ...site, files })
  expect(textAt(shown, 'a')).toBe('a1')
  expect(draw).not.toHaveBeenCalled()
})
