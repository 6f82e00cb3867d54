import { expect, test } from 'vitest'
import { optionsAt } from './options-at.ts'
import { configSchema } from './schema.ts'

test.each([
  [['title'], 'a text'],
  [['url'], 'an address such as `https://example.com`'],
  [['trailingSlash'], '`true` or `false`'],
  [['theme', 'colorMode', 'defaultMode'], "`'light'` or `'dark'`"],
  [['theme', 'toc', 'minHeadingLevel'], 'a whole number from 2 to 6'],
  [['links', 'broken'], "`'error'`, `'warn'` or `'ignore'`"],
  [['theme', 'navbar', 'items'], 'a list'],
  [['theme', 'navbar', 'items', 3, 'label'], 'a text'],
  [['messages'], 'an object'],
  [['messages', 'anything'], 'a text'],
] as const)('at %j the config takes %s', (keyPath, accepts) => {
  expect(optionsAt(configSchema, keyPath)?.accepts).toBe(accepts)
})

test('a place of several kinds takes each of them', () => {
  const accepts = optionsAt(configSchema, ['blog', 'postsPerPage'])?.accepts
  expect(accepts).toContain("`'ALL'`")
  expect(accepts).toContain('a whole number')
  expect(optionsAt(configSchema, ['docs'])?.accepts).toContain('`false`')
})

test.each([
  [
    ['theme', 'colorMode'],
    ['defaultMode', 'disableSwitch', 'respectPrefersColorScheme'],
  ],
  [
    ['theme', 'footer', 'links', 0, 'items', 0],
    ['label', 'to', 'href', 'aria-label', 'className', 'html'],
  ],
  [['title'], []],
])('at %j there are the options %j', (keyPath, keys) => {
  expect(optionsAt(configSchema, keyPath)?.keys).toEqual(keys)
})

test('kinds of navbar items are known', () => {
  const types = optionsAt(configSchema, ['theme', 'navbar', 'items', 0])?.types
  expect(types).toEqual(
    expect.arrayContaining(['link', 'doc', 'docSidebar', 'dropdown']),
  )
})

test.each([
  [['nothing']],
  [['title', 'x']],
  [['theme', 'navbar', 'items', 'x']],
])('the path %j leaves the config', (keyPath) => {
  expect(optionsAt(configSchema, keyPath)).toBeUndefined()
})
