// `npm run bench -- …`: builds the same content with gwdocs and others, in turns.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Corpus, readCorpus } from './corpus.ts'
import { formatGrowth } from './format-growth.ts'
import { formatTable } from './format-table.ts'
import { generateCorpus, type Shape } from './generate-corpus.ts'
import { type Run, runTurns, steps } from './run-turns.ts'
import { docusaurus, docusaurusFaster } from './tools/docusaurus.ts'
import { floor, quickFloor } from './tools/floor.ts'
import { gwdocs } from './tools/gwdocs.ts'
import { hugo } from './tools/hugo.ts'
import { rspress } from './tools/rspress.ts'
import { starlight } from './tools/starlight.ts'
import type { Tool } from './tools/tool.ts'
import { vitepress } from './tools/vitepress.ts'

const known = [
  ...[gwdocs, floor, quickFloor, vitepress, docusaurus, docusaurusFaster],
  ...[starlight, rspress, hugo],
]

const { values } = parseArgs({
  options: {
    /** Folder of Markdown; may be given several times. */
    corpus: { type: 'string', multiple: true, default: [] },
    /** Numbers of generated pages, and how they lie in folders. */
    pages: { type: 'string', multiple: true, default: [] },
    shape: { type: 'string', multiple: true, default: ['deep'] },
    tool: { type: 'string', multiple: true, default: ['gwdocs', 'floor'] },
    /** Builds of each turn: a first one, one without a change, one after an edit. */
    step: { type: 'string', multiple: true, default: [...steps] },
    runs: { type: 'string', default: '3' },
    folder: { type: 'string', default: join(homedir(), '.cache/gwdocs-bench') },
    out: { type: 'string' },
  },
})

function corpora(): Corpus[] {
  const generated = values.shape.flatMap((shape) =>
    values.pages.map((count) => generateCorpus(Number(count), shape as Shape)),
  )
  const read = values.corpus.map((folder) => readCorpus(resolve(folder)))
  const all = [...read, ...generated]
  return all.length > 0 ? all : [generateCorpus(100, 'deep')]
}

function chosenTools(): Tool[] {
  return values.tool.flatMap((name) => {
    const tool = known.find((each) => each.name === name)
    if (!tool)
      throw new Error(
        `There is no tool ${name}; known: ${known.map((each) => each.name).join(', ')}.`,
      )
    const problem = tool.missing?.()
    if (problem !== undefined) console.error(`${name} is left out: ${problem}.`)
    return problem === undefined ? [tool] : []
  })
}

/** After every run: a benchmark of an hour that is stopped has not been for nothing. */
function writeRuns(): void {
  if (values.out === undefined) return
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
    encoding: 'utf8',
  })
  const machine = { node: process.version, cpus: cpus().length }
  mkdirSync(dirname(resolve(values.out)), { recursive: true })
  writeFileSync(
    values.out,
    `${JSON.stringify({ commit: commit.trim(), machine, runs }, undefined, 1)}\n`,
  )
}

const runs: Run[] = []
const tools = chosenTools()
for (const corpus of corpora()) {
  const { name, pages, codeBlocks } = corpus
  console.log(`\n${name}: ${pages.length} pages, ${codeBlocks} code blocks\n`)
  await runTurns({
    tools,
    corpus,
    runs: Number(values.runs),
    steps: steps.filter((step) => values.step.includes(step)),
    folder: resolve(values.folder),
    onRun: (run) => {
      runs.push(run)
      writeRuns()
      console.error(
        `${run.tool}, ${run.step}: ${run.cpuSeconds.toFixed(2)} s CPU`,
      )
    },
  })
  console.log(formatTable(runs.filter((run) => run.corpus === name)))
}
if (new Set(runs.map(({ corpus }) => corpus)).size > 1)
  console.log(`\nA page costs:\n\n${formatGrowth(runs)}`)
