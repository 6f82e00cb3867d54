// `npm test`: everything that has to hold before a change is taken.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { install } from './install.mjs'
import { runTool } from './run-command.mjs'

const total = { passed: 0, failed: 0, skipped: 0 }
const reports = mkdtempSync(join(tmpdir(), 'gwdocs-gate-'))

function add({ passed, failed, skipped = 0 }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

/** A check that holds or does not. */
async function check(name, work) {
  console.log(`\n▶ ${name}`)
  const isOk = await work()
  add(isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  return isOk
}

const tool = async (script, args) => (await runTool(script, args)).isOk

/** Test runners write their counts to a file; one that wrote none has failed. */
async function suite(name, { script, args, env, read }) {
  console.log(`\n▶ ${name}`)
  const file = join(reports, `${name}.json`)
  const { isOk } = await runTool(script, args(file), { env: env?.(file) })
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')))
    add(isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 })
  } catch {
    add({ passed: 0, failed: 1 })
  }
}

const vitest = (projects) => ({
  script: 'vitest/vitest.mjs',
  args: (file) => [
    'run',
    '--config',
    'vitest.workspace.ts',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ],
  read: (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.numFailedTestSuites -
      countSuitesWithFailedTests(report),
    skipped: report.numPendingTests + report.numTodoTests,
  }),
})

/** A file that fails to load has no failed test of its own: only then does it count. */
function countSuitesWithFailedTests({ numFailedTestSuites, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' &&
      !assertionResults.some((each) => each.status === 'failed'),
  )
  return numFailedTestSuites - broken.length
}

const playwright = (browser) => ({
  script: '@playwright/test/cli.js',
  args: () => [
    'test',
    '--config',
    'tests/browser/playwright.config.ts',
    '--reporter=list,json',
  ],
  env: (file) => ({
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    GWDOCS_BROWSER: browser,
  }),
  read: ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }),
})

async function main() {
  if (!(await check('install', install))) return
  // Each of them works on one core.
  const compiling = check('types', async () => {
    if (!(await tool('typescript/bin/tsc', ['-b']))) return false
    return tool('typescript/bin/tsc', ['-p', 'tests'])
  })
  await check('format', () =>
    tool('prettier/bin/prettier.cjs', ['--check', '.']),
  )
  await check('lint', () =>
    tool('eslint/bin/eslint.js', ['--max-warnings', '0', '.']),
  )
  const compiles = await compiling
  await suite('unit', vitest(['core', 'theme', 'cli', 'social-cards', 'site']))
  if (!compiles) return
  await suite('build', vitest(['build', 'conformance']))
  const browser = await ensureBrowser()
  if (!(await check('browser', () => browser !== undefined))) return
  console.log(`browser: ${browser}`)
  await suite('journeys', playwright(browser))
}

await main()
rmSync(reports, { recursive: true, force: true })
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed === 0 ? 0 : 1
