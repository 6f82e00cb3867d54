import { expect, test } from 'vitest'
import type { RoutePath } from '../shared/route-path.ts'
import { outputPath } from './output-path.ts'

// Facts, section 6, “Output”.
test.each([
  ['/', undefined, 'index.html'],
  ['/', false, 'index.html'],
  ['/a', undefined, 'a/index.html'],
  ['/a', true, 'a/index.html'],
  ['/a', false, 'a.html'],
  ['/a/', false, 'a/index.html'],
  ['/a/b', false, 'a/b.html'],
  ['/404', false, '404.html'],
  ['/快速 开始', undefined, '快速 开始/index.html'],
])('%s with trailing slash %s is written to %s', (permalink, rule, path) => {
  expect(outputPath({ permalink: permalink as RoutePath }, rule)).toBe(path)
})
