import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { join } from 'node:path'
import { tokenNames } from '@gwdocs/core'
import { build } from '../harness/build.ts'
import { listTree } from '../harness/file-tree.ts'
import { createSite, type SiteCopy } from '../harness/site-copy.ts'
import { configWith, lines } from '../harness/valid-site.ts'

let site: SiteCopy
let sheets: readonly string[]

beforeAll(async () => {
  site = createSite({
    'gwdocs.config.ts': configWith(
      '  markdown: { math: true },',
      '  theme: {',
      "    tokens: { measure: '40rem' },",
      "    customCss: ['./own.css'],",
      '  },',
    ),
    'own.css': 'h1 { color: red }\n',
    'docs/intro.md': lines('# Intro', '', '```go', 'x := 1', '```', '', '$x$'),
  })
  await build(site.dir)
  const outDir = join(site.dir, 'build')
  sheets = listTree(outDir)
    .filter((path) => path.endsWith('.css'))
    .map((path) => readFileSync(join(outDir, path), 'utf8'))
})

afterAll(() => site.remove())

/** What stands on the top of a sheet: heads of rules and statements, without their blocks. */
function topLevel(css: string): string[] {
  const heads: string[] = []
  let depth = 0
  let head = ''
  for (const each of css.replace(/"[^"]*"|'[^']*'/g, '""')) {
    if (depth === 0 && each !== '}') head += each
    if (each === '{') depth++
    if (each === '}') depth--
    if (depth > 0 || !/[;}{]/.test(each)) continue
    heads.push(head.replace(/[{;]$/, '').trim())
    head = ''
  }
  return heads
}

test('every rule of the theme lies in a layer, and those of the site in none', () => {
  const outside = sheets
    .flatMap(topLevel)
    .filter((head) => !/^@(?:layer gw\.|font-face)/.test(head))
  expect(outside).toEqual(['h1'])
})

/** In a layer it would win over the site, whose own `!important` lies in none. */
test('the theme insists on nothing but rest for those who ask for it', () => {
  const insisting = sheets
    .flatMap((css) => [...css.matchAll(/([\w-]+):[^;{}]*!important/g)])
    .map(([, property]) => property)
  expect(new Set(insisting)).toEqual(
    new Set([
      'animation-duration',
      'animation-iteration-count',
      'transition-duration',
    ]),
  )
})

test('the tokens that a site may set are the roles of the theme', () => {
  const styles = fileURLToPath(import.meta.resolve('@gwdocs/theme/styles.css'))
  const css = readFileSync(join(styles, '../tokens.css'), 'utf8')
  const [palette = '', ...roles] = css.split(/(?=\/\* Roles, light)/)
  const namesIn = (text: string) =>
    new Set([...text.matchAll(/--gw-([\w-]+):/g)].map(([, name]) => name))
  expect(namesIn(palette).size).toBeGreaterThan(0)
  expect([...tokenNames]).toEqual([...namesIn(roles.join(''))].sort())
})
