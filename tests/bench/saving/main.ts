// `npm run bench:saving -- …`: how soon a saved page shows, and how soon the first one does.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../gate/browser.mjs'
import { median } from '../builds/format-table.ts'
import { generateCorpus, type Shape } from '../builds/generate-corpus.ts'
import { gwdocs } from '../builds/tools/gwdocs.ts'
import { vitepress } from '../builds/tools/vitepress.ts'
import { measureSaving, type Saving } from './measure-saving.ts'

const known = [gwdocs, vitepress]

const { values } = parseArgs({
  options: {
    /** Numbers of generated pages. */
    pages: { type: 'string', multiple: true, default: ['100', '4000'] },
    shape: { type: 'string', default: 'sections' },
    /** `name`, or `name:most pages`. */
    tool: { type: 'string', multiple: true, default: ['gwdocs'] },
    saves: { type: 'string', default: '15' },
    folder: {
      type: 'string',
      default: join(homedir(), '.cache/gwdocs-bench/saving'),
    },
    out: { type: 'string' },
  },
})

/** Every tool in turn for each number of pages. */
async function run(): Promise<Saving[]> {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath && { executablePath }),
  })
  const found: Saving[] = []
  for (const count of values.pages.map(Number))
    for (const wanted of values.tool) {
      const [name, most = 'Infinity'] = wanted.split(':')
      const tool = known.find((each) => each.name === name)
      if (!tool) throw new Error(`There is no tool ${String(name)}.`)
      if (count > Number(most)) continue
      const corpus = generateCorpus(count, values.shape as Shape)
      const saving = await measureSaving(tool, {
        ...{ browser, corpus, folder: resolve(values.folder) },
        saves: Number(values.saves),
      })
      found.push(saving)
      console.error(`${tool.name}, ${count} pages: done`)
    }
  await browser.close()
  return found
}

function formatTable(all: readonly Saving[]): string {
  const first = all[0]
  const cell = (of: (saving: Saving) => number) => (saving: Saving) => {
    const ratio = first ? of(saving) / of(first) : NaN
    return `${of(saving).toFixed(0)} (${ratio.toFixed(2)})`
  }
  const columns: Record<string, (saving: Saving) => string> = {
    tool: ({ tool }) => tool,
    pages: ({ pages }) => String(pages),
    'cold start ms': cell(({ coldStart }) => coldStart),
    'warm start ms': cell(({ warmStart }) => warmStart),
    'save to visible ms': cell(({ saves }) => median(saves)),
    'slowest save ms': cell(({ saves }) => Math.max(...saves)),
    'memory MB': ({ memory }) =>
      memory.map((each) => each.toFixed(0)).join(' → '),
  }
  const rows = all.map((saving) =>
    Object.values(columns).map((show) => show(saving)),
  )
  const head = Object.keys(columns)
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

const all = await run()
console.log(formatTable(all))
if (values.out !== undefined) {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
    encoding: 'utf8',
  })
  mkdirSync(dirname(values.out), { recursive: true })
  const record = {
    commit: commit.trim(),
    node: process.version,
    cores: cpus().length,
    savings: all,
  }
  writeFileSync(values.out, `${JSON.stringify(record, null, 2)}\n`)
}
