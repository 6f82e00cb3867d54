import { expect, test } from 'vitest'
import { docsSchema } from '../config/content-schema.ts'
import { planVersions } from './version-plan.ts'

function plan(options: Parameters<typeof docsSchema.parse>[0], cut: string[]) {
  return planVersions(docsSchema.parse(options), cut)
}

function rows(options: object, cut: string[]) {
  return plan(options, cut).map(({ name, label, path, isLast, banner }) => [
    name,
    label,
    path,
    isLast,
    banner,
  ])
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
  const plans = plan({ id: 'community', path: 'community' }, ['1.0'])
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
