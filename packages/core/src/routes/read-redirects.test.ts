import { expect, test } from 'vitest'
import { readRedirects } from './read-redirects.ts'

function read(text: string) {
  return readRedirects({ filePath: 'redirects.yml', text })
}

test('each line says where an address went', () => {
  expect(read('/old: /new\n"/a#x": https://example.org/#y\n# why\n')).toEqual({
    redirects: [
      { from: '/old', to: '/new' },
      { from: '/a#x', to: 'https://example.org/#y' },
    ],
    diagnostics: [],
  })
})

test.each([
  ['', undefined],
  ['- /old\n', 'The file is no list of old addresses and where they went.'],
  [
    'old: /new\n',
    '`old` is no address of this site: those begin with a slash.',
  ],
  ['/old:\n', 'It is not said where `/old` leads.'],
  ['/old: /a\n/old: /b\n', 'The file cannot be read: Map keys must be unique.'],
])('%j is answered by %j', (text, message) => {
  const { redirects, diagnostics } = read(text)
  expect(redirects).toEqual([])
  expect(diagnostics.map((each) => each.message)).toEqual(
    message === undefined ? [] : [message],
  )
})
