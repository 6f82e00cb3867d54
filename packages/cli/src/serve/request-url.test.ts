import { expect, test } from 'vitest'
import { requestUrl } from './request-url.ts'

test.each([
  ['/a/b?c=d', '/a/b', '?c=d'],
  ['//', '//', ''],
  ['//a/b', '//a/b', ''],
  ['/\\a', '//a', ''],
  ['http://example.com/a', '/a', ''],
  ['http://', '/', ''],
  ['*', '/*', ''],
  [undefined, '/', ''],
])('%s asks for %s%s', (url, pathname, search) => {
  expect(requestUrl({ url })).toMatchObject({ pathname, search })
})
