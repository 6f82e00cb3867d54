import { expect, test } from 'vitest'
import { goSamples } from './go-samples.ts'

test.each([
  ['import "go-slim.dev/slim"', false],
  ['import slim "example.com/other"', true],
  ['\t. "example.com/slim"', true],
  ['import v "go-slim.dev/v"', false],
  ['type slim struct{}', true],
  ['var slim = fake{}', true],
  ['slim := fake{}', true],
  ['func is() {}', true],
  ['var isOpen bool', false],
  ['type user struct{}', false],
  ['s := slim.New()', false],
])('%j is forbidden in hidden lines: %j', (line, isForbidden) => {
  const { forbidHidden = [] } = goSamples
  expect(forbidHidden.some((pattern) => pattern.test(line))).toBe(isForbidden)
})
