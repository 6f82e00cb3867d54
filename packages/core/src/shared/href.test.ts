import { expect, test } from 'vitest'
import { toHref } from './href.ts'
import type { RoutePath } from './route-path.ts'

// Facts, section 6: the rule for trailing slashes.
test.each([
  ['/a', '/', undefined, '/a'],
  ['/a/', '/', undefined, '/a/'],
  ['/a', '/', true, '/a/'],
  ['/a/', '/', false, '/a'],
  ['/', '/', true, '/'],
  ['/', '/', false, '/'],
  ['/', '/base/', true, '/base/'],
  ['/', '/base/', false, '/base/'],
  ['/a', '/base/', undefined, '/base/a'],
  ['/a#b', '/', true, '/a/#b'],
  ['/a?b=/c', '/', true, '/a/?b=/c'],
  ['/a/#b', '/', false, '/a#b'],
  ['/快速 开始', '/', undefined, '/%E5%BF%AB%E9%80%9F%20%E5%BC%80%E5%A7%8B'],
  ['/a%20b', '/', undefined, '/a%20b'],
  ['/100%', '/', undefined, '/100%25'],
  ['/@scope/x', '/', undefined, '/@scope/x'],
  ['/\uD800', '/', undefined, '/%EF%BF%BD'],
] as const)(
  '%s below %s, with trailing slash %s, is %s',
  (routePath, baseUrl, trailingSlash, expected) => {
    expect(toHref(routePath as RoutePath, { baseUrl, trailingSlash })).toBe(
      expected,
    )
  },
)
