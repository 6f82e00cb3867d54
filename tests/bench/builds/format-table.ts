import { type Run, type Step, steps } from './run-turns.ts'

type Figure = { readonly name: string; readonly of: (run: Run) => number }

const figures: readonly Figure[] = [
  { name: 'CPU s', of: (run) => run.cpuSeconds },
  { name: 'wall s', of: (run) => run.wallSeconds },
  { name: 'peak MB', of: (run) => run.peakMegabytes },
]

/** Medians of a corpus, and in brackets how they stand to those of the first tool. */
export function formatTable(runs: readonly Run[]): string {
  const tools = [...new Set(runs.map(({ tool }) => tool))]
  const done = steps.filter((step) => runs.some((run) => run.step === step))
  const rows = tools.map((tool) => row(tool, tools[0] ?? tool, { runs, done }))
  const columns = done.flatMap((step) =>
    figures.map(({ name }) => `${step} ${name}`),
  )
  const head = ['', ...columns, 'output MB', 'pages', 'blocks', 'tokens']
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

type Done = { readonly runs: readonly Run[]; readonly done: readonly Step[] }

function row(tool: string, first: string, { runs, done }: Done): string[] {
  const cells = done.flatMap((step) =>
    figures.map((figure) => cell(figure, step, { tool, first, runs })),
  )
  const last = runs.findLast((run) => run.tool === tool)?.output
  const { bytes = 0, pages = 0, codeBlocks = 0, tokens = 0 } = last ?? {}
  const counts = [(bytes / 1e6).toFixed(1), pages, codeBlocks, tokens]
  return [tool, ...cells, ...counts.map(String)]
}

type Cell = {
  readonly tool: string
  readonly first: string
  readonly runs: readonly Run[]
}

function cell(figure: Figure, step: Step, { tool, first, runs }: Cell): string {
  const of = (name: string) =>
    median(
      runs
        .filter((run) => run.tool === name && run.step === step)
        .map(figure.of),
    )
  const own = of(tool)
  const ratio = tool === first ? '' : ` (${(own / of(first)).toFixed(2)})`
  return own.toFixed(own < 100 ? 2 : 0) + ratio
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}
