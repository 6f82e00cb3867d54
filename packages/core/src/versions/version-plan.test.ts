import { expect, test } from 'vitest'
import { docsSchema } from '../config/content-schema.ts'
import { planVersions } from './version-plan.ts'

function plan(options: Parameters<typeof docsSchema.parse>[0], cut: string[]) {
  return planVersions(docsSchema.parse(options), cut, 'gwdocs.config.ts')
}

function rows(options: object, cut: string[]) {
  return plan(options, cut).plans.map(
    ({ name, label, path, isLast, banner }) => [
      name,
      label,
      path,
      isLast,
      banner,
    ],
  )
}

// Facts, section 3.
test('the newest cut version is the last one; the working folder is unreleased', () => {
  expect(rows({}, ['2.0', '1.0'])).toEqual([
    ['current', 'Next', 'next', false, 'unreleased'],
    ['2.0', '2.0', '', true, undefined],
    ['1.0', '1.0', '1.0', false, 'unmaintained'],
  ])
})

test('a site that was never cut has one version at the root', () => {
  expect(rows({}, [])).toEqual([['current', 'Next', '', true, undefined]])
})

test('the config says otherwise', () => {
  const options = {
    lastVersion: 'current',
    versions: {
      current: { label: '2.x' },
      '1.0': { path: 'old', banner: 'none' },
    },
  }
  expect(rows(options, ['1.0'])).toEqual([
    ['current', '2.x', '', true, undefined],
    ['1.0', '1.0', 'old', false, undefined],
  ])
})

test('versions can be left out', () => {
  expect(rows({ onlyIncludeVersions: ['1.0'] }, ['2.0', '1.0'])).toEqual([
    ['1.0', '1.0', '', true, undefined],
  ])
  expect(rows({ includeCurrentVersion: false }, ['1.0'])).toEqual([
    ['1.0', '1.0', '', true, undefined],
  ])
})

test('a further doc set has version files of its own', () => {
  const { plans } = plan({ id: 'community', path: 'community' }, ['1.0'])
  expect(
    plans.map(({ folder, sidebarsFile }) => [folder, sidebarsFile]),
  ).toEqual([
    ['community', undefined],
    [
      'community_versioned_docs/version-1.0',
      'community_versioned_sidebars/version-1.0-sidebars.json',
    ],
  ])
})

test('a name that no version has is reported', () => {
  expect(plan({ lastVersion: '2.O' }, ['2.0']).diagnostics).toEqual([
    {
      code: 'version-unknown',
      severity: 'error',
      message: 'There is no version `2.O`.',
      hint: 'did you mean `2.0`?',
      place: {
        type: 'key',
        file: 'gwdocs.config.ts',
        keyPath: ['docs', 'lastVersion'],
      },
    },
  ])
})

test('docs without any version are reported', () => {
  const { plans, diagnostics } = plan({ includeCurrentVersion: false }, [])
  expect(plans).toEqual([])
  expect(diagnostics).toEqual([
    {
      code: 'version-missing',
      severity: 'error',
      message:
        'The docs have no version: the working folder is left out, and none was cut.',
      hint: 'cut one with `gwdocs version 1.0`, or remove `includeCurrentVersion: false`.',
      place: {
        type: 'key',
        file: 'gwdocs.config.ts',
        keyPath: ['docs', 'includeCurrentVersion'],
      },
    },
  ])
})
