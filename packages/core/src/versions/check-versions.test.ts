import { expect, test } from 'vitest'
import { docsSchema } from '../config/content-schema.ts'
import { checkVersions } from './check-versions.ts'

const file = 'gwdocs.config.ts'

function check(options: object, cut: string[], keyPath = ['docs']) {
  return checkVersions(docsSchema.parse(options), cut, { file, keyPath })
}

test('a name that no version has is reported', () => {
  expect(check({ lastVersion: '2.O' }, ['2.0'])).toEqual([
    {
      code: 'version-unknown',
      severity: 'error',
      message: 'There is no version `2.O`.',
      hint: 'did you mean `2.0`?',
      place: { type: 'key', file, keyPath: ['docs', 'lastVersion'] },
    },
  ])
})

test('names are looked for wherever the config holds them', () => {
  const options = {
    onlyIncludeVersions: ['current', '9'],
    versions: { '8': {}, '1.0': {} },
  }
  const found = check(options, ['1.0'], ['docs', '1'])
  expect(found.map(({ message, place }) => [message, place])).toEqual([
    [
      'There is no version `9`.',
      { type: 'key', file, keyPath: ['docs', '1', 'onlyIncludeVersions', 1] },
    ],
    [
      'There is no version `8`.',
      { type: 'key', file, keyPath: ['docs', '1', 'versions', '8'] },
    ],
  ])
})

test('docs without any version are reported', () => {
  expect(check({ includeCurrentVersion: false }, [])).toEqual([
    {
      code: 'version-missing',
      severity: 'error',
      message:
        'The docs have no version: the working folder is left out, and none was cut.',
      hint: 'cut one with `gwdocs version 1.0`, or remove `includeCurrentVersion: false`.',
      place: { type: 'key', file, keyPath: ['docs', 'includeCurrentVersion'] },
    },
  ])
})
