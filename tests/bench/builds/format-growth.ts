import { median } from './format-table.ts'
import { type Run, type Step, steps } from './run-turns.ts'

type Figure = {
  readonly name: string
  readonly of: (run: Run) => number
  readonly digits: number
}

const timed: readonly Figure[] = [
  {
    name: 'CPU ms',
    of: (run) => perPage(run, run.cpuSeconds * 1e3),
    digits: 2,
  },
  { name: 'peak MB in all', of: (run) => run.peakMegabytes, digits: 0 },
]

const written: readonly Figure[] = [
  { name: 'HTML kB', of: (run) => kilobytes(run, ['.html']), digits: 2 },
  { name: 'JS and CSS kB', of: (run) => kilobytes(run, shared), digits: 2 },
  { name: 'data kB', of: (run) => kilobytes(run, ['.json']), digits: 2 },
  {
    name: 'all kB',
    of: (run) => perPage(run, run.output.bytes / 1e3),
    digits: 2,
  },
]

const shared = ['.js', '.mjs', '.css'] as const

/** What a page costs in sites of several sizes: what grows from row to row grows faster than the site. */
export function formatGrowth(runs: readonly Run[]): string {
  const names = new Set(runs.map(({ tool, corpus }) => `${tool}, ${corpus}`))
  const columns = steps.flatMap((step) =>
    timed.map(({ name }) => `${step} ${name}`),
  )
  const head = ['', ...columns, ...written.map(({ name }) => name)]
  const rows = [...names].map((name) =>
    row(
      name,
      runs.filter(({ tool, corpus }) => `${tool}, ${corpus}` === name),
    ),
  )
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function row(name: string, runs: readonly Run[]): string[] {
  const of = (step: Step) => runs.filter((run) => run.step === step)
  return [
    name,
    ...steps.flatMap((step) => timed.map((figure) => cell(figure, of(step)))),
    ...written.map((figure) => cell(figure, of('cold'))),
  ]
}

function cell({ of, digits }: Figure, runs: readonly Run[]): string {
  return median(runs.map(of)).toFixed(digits)
}

function perPage({ output }: Run, amount: number): number {
  return amount / output.pages
}

type Endings = readonly (keyof Run['output']['bytesOf'])[]

function kilobytes(run: Run, endings: Endings): number {
  const bytes = endings.map((ending) => run.output.bytesOf[ending])
  return perPage(run, bytes.reduce((sum, each) => sum + each, 0) / 1e3)
}
