import { expect, test } from 'vitest'
import { watchScope } from './watch-scope.ts'

const wanted = [
  '/site/docs',
  '/site/src/pages',
  '/site/gwdocs.config.ts',
  '/elsewhere/that/is/missing/main.go',
]

test.each([
  ['/site', true],
  ['/site/docs', true],
  ['/site/docs/deep/first.md', true],
  ['/site/docs2', false],
  ['/site/src', true],
  ['/site/src/theme', false],
  ['/site/src/pages/index.tsx', true],
  ['/site/gwdocs.config.ts', true],
  ['/site/gwdocs.config.ts.orig', false],
  ['/site/docs/node_modules/left-pad/readme.md', false],
  ['/site/docs/.git', false],
  ['/site/docs/.github/notes.md', true],
  ['/elsewhere/that', true],
  ['/elsewhere/that/is/missing/main.go', true],
  ['/elsewhere/this', false],
  ['\\site\\docs\\first.md', true],
])('of %s one wants to know: %s', (path, isIncluded) => {
  expect(watchScope(wanted, '/site').includes(path)).toBe(isIncluded)
})

test('a site in a folder of packages is no package', () => {
  const siteDir = '/node_modules/own/site'
  const { includes } = watchScope([`${siteDir}/docs`], siteDir)
  expect(includes(`${siteDir}/docs/first.md`)).toBe(true)
})

test('one looks from folders that exist and do not lie in one another', () => {
  const { roots } = watchScope(
    ['/site/docs', '/site/missing', import.meta.filename, import.meta.dirname],
    '/site',
  )
  const above = import.meta.dirname.replace(/[/\\][^/\\]+$/, '')
  expect(roots).toEqual(['/site', above])
})
