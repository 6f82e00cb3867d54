import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceableComponents, replaceableNames } from '@gwdocs/core'
import * as theme from '@gwdocs/theme'
import { contracts } from '@gwdocs/theme/server'
import { repository } from '../harness/site-copy.ts'
import { hashOf, readPropsShapes } from './props-shape.ts'

/** Component → version of its contract → hash of the props that it had. Lines are only added. */
const record = JSON.parse(
  readFileSync(new URL('contracts.json', import.meta.url), 'utf8'),
) as Record<string, Record<string, string>>

const shapes = readPropsShapes()

test.each(replaceableNames)(
  'the props of %s are those of its contract',
  (name) => {
    const shape = shapes.get(`${name}Props`)
    expect(shape, `\`${name}Props\` is not exported`).toBeDefined()
    const { version } = contracts[name]
    const hash = hashOf(shape ?? '')
    const advice = `The props of ${name} have changed. Raise its version in overriding/contracts.ts, say under \`changes\` what is different and what to do, and add the version to tests/api/contracts.json with the hash "${hash}". They are now: ${shape}`
    expect(record[name]?.[version], advice).toBe(hash)
  },
)

test.each(replaceableNames)('each new contract of %s is explained', (name) => {
  const { version, changes } = contracts[name]
  const later = Array.from(
    { length: version - 1 },
    (_, index) => `${index + 2}`,
  )
  expect(Object.keys(changes)).toEqual(later)
  expect(Object.values(changes).filter((each) => each.trim() === '')).toEqual(
    [],
  )
})

/** Headings of the tables in the theme's readme → where their components run. */
const places = {
  'In the navbar, the sidebar and the table of contents:': 'shell',
  'In a text:': 'content',
  'Around it:': 'page',
}

test('the readme lists every component, and where it runs', () => {
  const readme = readFileSync(
    join(repository, 'packages/theme/README.md'),
    'utf8',
  )
  const listed = Object.entries(places).flatMap(([heading, place]) => {
    const [, after = ''] = readme.split(`\n${heading}\n`)
    const [table = ''] = after.trim().split('\n\n')
    return [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => [name, place])
  })
  expect(Object.fromEntries(listed)).toEqual(replaceableComponents)
})

test('every component that can be replaced can be wrapped', () => {
  expect(Object.keys(theme)).toEqual(expect.arrayContaining(replaceableNames))
})
