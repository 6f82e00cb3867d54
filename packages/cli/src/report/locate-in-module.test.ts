import { expect, test } from 'vitest'
import { locateInModule } from './locate-in-module.ts'

const module = `import { defineConfig } from 'gwdocs'

const navbar: Navbar = {
  items: [
    { type: 'doc' },
    { typ: 'link' },
  ],
}

export default defineConfig({
  title: 'T',
  theme: { navbar, 'footer': { copyright: 1 } },
})
`

test.each([
  [['title'], { line: 11, column: 3 }],
  [['theme', 'footer', 'copyright'], { line: 12, column: 32 }],
  [['theme', 'navbar', 'items', 1], { line: 6, column: 5 }],
  [['theme', 'navbar', 'items', 1, 'typ'], { line: 6, column: 7 }],
  [['theme', 'navbar', 'missing'], { line: 12, column: 12 }],
])('%j stands at %j', (keyPath, expected) => {
  expect(locateInModule(module, keyPath)).toEqual(expected)
})

test('what stands alone in a list is found without its number', () => {
  const list = 'export default {\n  docs: [{\n    tags: 1 }],\n}\n'
  const found = locateInModule(list, ['docs', 'tags'])
  expect(found).toEqual({ line: 3, column: 5 })
})

test('CommonJS modules are read too', () => {
  expect(
    locateInModule('module.exports = {\n  a: [1],\n}\n', ['a', 0]),
  ).toEqual({
    line: 2,
    column: 7,
  })
})

test('a module that is no module gives no place', () => {
  expect(locateInModule('const = ', ['a'])).toBeUndefined()
})
