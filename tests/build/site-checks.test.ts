import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Diagnostic } from '../harness/build.ts'
import { gwdocs } from '../harness/gwdocs.ts'
import { placeOf } from '../harness/mistake.ts'
import type { SiteCopy } from '../harness/site-copy.ts'
import { changeValidSite, configWith, lines } from '../harness/valid-site.ts'

const sites: SiteCopy[] = []
afterAll(() => sites.forEach((site) => site.remove()))

/** A check that wants no `old` in code, and says where it stands. */
const check = lines(
  "import { writeFileSync } from 'node:fs'",
  "import type { SiteCheck } from 'gwdocs'",
  '',
  'export const noOld: SiteCheck = ({ pages, siteDir, isUpdating }) => {',
  "  if (isUpdating) writeFileSync(siteDir + '/kept.txt', 'kept')",
  '  const findings = pages.flatMap(({ filePath, code }) =>',
  '    code.flatMap(({ code, type, line, column }) => {',
  "      const before = code.split('old')[0].split('\\n')",
  "      if (!code.includes('old')) return []",
  '      const at = { line: line + before.length - 1, column: column + before.at(-1).length }',
  "      return [{ file: filePath, ...at, message: `${type} says old`, hint: 'say new.', severity: type === 'block' ? 'warning' : 'error' } as const]",
  '    }),',
  '  )',
  "  return { findings, figures: { 'pages read': pages.length } }",
  '}',
)

test('the checks of a site are run with its own, and know where code stands', async () => {
  const site = changeValidSite({
    'src/no-old.ts': check,
    'gwdocs.config.ts': `import { noOld } from './src/no-old.ts'\n${configWith(
      '  checks: [',
      "    { name: 'words', run: noOld },",
      "    { name: 'broken', run: () => { throw new Error('no disk') } },",
      '  ],',
    )}`,
    'docs/start.md': lines(
      '---',
      'title: Start',
      '---',
      '',
      'Back to the [intro](./intro.md), `` the old `way` ``.',
      '',
      '1. First',
      '',
      '   ```js',
      '',
      '     f(old)',
      '   ```',
      '',
      '| a | b `old` |',
      '| - | - |',
    ),
  })
  sites.push(site)
  const run = await gwdocs(['check', site.dir, '--json'])
  expect(run).toMatchObject({ code: 1, stderr: '' })
  const { checks, diagnostics } = JSON.parse(run.stdout) as {
    checks: unknown
    diagnostics: readonly Diagnostic[]
  }
  expect(
    diagnostics.map(
      (each) =>
        `${each.severity} ${each.code} ${placeOf(each)} ${each.message}`,
    ),
  ).toEqual([
    'error site-check docs/start.md:5:41 words: inline says old',
    'warning site-check docs/start.md:11:8 words: block says old',
    'error site-check docs/start.md:14:10 words: inline says old',
    'error site-check-failed gwdocs.config.ts:9:5 The check `broken` broke off: no disk',
  ])
  expect(checks).toEqual({ words: { 'pages read': 4 } })
  expect(existsSync(join(site.dir, 'kept.txt'))).toBe(false)
  const { stdout } = await gwdocs(['check', site.dir, '--update'])
  expect(stdout).toContain('  words: 4 pages read\n')
  expect(existsSync(join(site.dir, 'kept.txt'))).toBe(true)
})
