import { expect, test } from 'vitest'
import { findAuthorsFile } from './find-authors-file.ts'

const dataFiles = [
  { filePath: 'blog/authors.json', text: '{ "ada": { "name": "Ada" } }' },
  { filePath: 'blog/team.yml', text: 'bob:\n  name: Bob\n' },
  { filePath: 'news/authors.yml', text: 'eve:\n  name: Eve\n' },
]

function find(name: string | undefined, folder = 'blog') {
  const place = { file: 'gwdocs.config.ts', keyPath: ['blog', 'authors'] }
  return findAuthorsFile({ dataFiles, folder, name, place })
}

test.each([
  [undefined, 'blog', ['ada']],
  ['team.yml', 'blog', ['bob']],
  [undefined, 'news', ['eve']],
  [undefined, 'notes', []],
])('%s in %s holds %j', (name, folder, keys) => {
  expect([...find(name, folder).byKey.keys()]).toEqual(keys)
})

test('a file of the config has to be there', () => {
  const { diagnostics, isBroken } = find('crew.yml')
  expect(isBroken).toBe(true)
  expect(diagnostics).toMatchObject([
    {
      code: 'authors-invalid',
      message: 'There is no authors file `blog/crew.yml`.',
      place: { keyPath: ['blog', 'authors'] },
    },
  ])
})
