import { expect, test } from 'vitest'
import { versionNameProblem } from './version-name.ts'

test.each(['1.0', '2.0.0-beta.1', 'v3', 'a'.repeat(32), '旧版'])(
  '`%s` can be the name of a version',
  (name) => {
    expect(versionNameProblem(name)).toBeUndefined()
  },
)

test.each(['a'.repeat(33), 'a/b', 'a\\b', '../x', '.', '..', '', ' ', 'a\nb'])(
  '`%s` cannot',
  (name) => {
    expect(versionNameProblem(name)).toContain(`\`${name}\``)
  },
)

test('the working folder has the name `current` for itself', () => {
  expect(versionNameProblem('current')).toBe(
    '`current` cannot be the name of a version.',
  )
})
