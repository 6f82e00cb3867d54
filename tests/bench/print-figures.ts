import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Runtime } from '../harness/with-runtime.ts'
import { repository } from '../harness/site-copy.ts'

export type Figures = Readonly<Record<string, number>>

/** React is measured first: its figures are what others are compared with. */
const kept = join(repository, 'test-results/react-figures.json')

/** The middle value of each figure. */
export function medians(rounds: readonly Figures[]): Figures {
  const names = Object.keys(rounds[0] ?? {})
  const entries = names.map((name) => {
    const values = rounds.map((round) => round[name] ?? 0).sort((a, b) => a - b)
    return [name, values[Math.floor(values.length / 2)] ?? 0] as const
  })
  return Object.fromEntries(entries)
}

/** Prints the figures of a runtime, beside React's from the same run. */
export function printFigures(runtime: Runtime, figures: Figures): void {
  if (runtime === 'react') {
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(kept, JSON.stringify(figures))
  }
  const react = existsSync(kept)
    ? (JSON.parse(readFileSync(kept, 'utf8')) as Figures)
    : {}
  const lines = Object.entries(figures).map(([name, value]) => {
    const other = react[name]
    const ratio = other ? `${(value / other).toFixed(2)} of React's` : ''
    return `  ${name.padEnd(30)} ${show(value).padStart(10)}   ${runtime === 'react' ? '' : ratio}`
  })
  console.log([`\n${runtime}`, ...lines].join('\n'))
}

function show(value: number): string {
  return Number.isInteger(value)
    ? String(value)
    : value.toFixed(value < 1 ? 4 : 0)
}
