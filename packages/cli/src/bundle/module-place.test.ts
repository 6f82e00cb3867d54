import { expect, test } from 'vitest'
import { placesOf, withPlaces } from './module-place.ts'

const dirname = 'var __dirname = "/site";'
const filename = 'var __filename = "/site/sidebars.js";'
const url = 'var gwdocsModuleUrl = "file:///site/sidebars.js";'

// Node, “The module scope” and “import.meta”.
test.each([
  ['module.exports = {}', ''],
  ["path.join(__dirname, 'docs')", dirname],
  ['console.log(__filename)', filename],
  ['readdirSync(import.meta.dirname)', dirname],
  ["new URL('.', import.meta.url)", url],
  ['const __dirname = dirname(fileURLToPath(import.meta.url))', url],
  ['my__dirname()', ''],
])('%j is given %j', (text, places) => {
  expect(placesOf(text, '/site/sidebars.js')).toBe(places)
})

test('a module that is a script too stays one, line by line', () => {
  const text = '#!/usr/bin/env node\nimport.meta.dirname\n'
  expect(withPlaces(text, '/site/sidebars.js')).toBe(
    `${dirname}\nimport.meta.dirname\n`,
  )
  expect(withPlaces('#!/usr/bin/env node\n1\n', '/site/a.js')).toBeUndefined()
})
