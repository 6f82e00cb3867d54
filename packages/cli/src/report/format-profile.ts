import type { WorkKind } from '../pipeline/probe.ts'
import type { Span } from '../profile/recorder.ts'

/** Of a kind of work, how many are told one by one. */
const shown = 12

const titles: Readonly<Record<WorkKind, string>> = {
  stage: 'Stages',
  plugin: 'Plugins, in all files',
  highlight: 'Highlighting, by language',
  bundle: 'Bundles',
  parse: 'Slowest files to parse',
  card: 'Pictures for sharing',
  render: 'Slowest pages to render',
}

/** Where the time of a build went: stages in their order, then what took longest of each kind. */
export function formatProfile(spans: readonly Span[]): string {
  const kinds = Object.keys(titles) as WorkKind[]
  return kinds.flatMap((kind) => section(kind, spans)).join('\n')
}

type Row = { name: string; count: number; duration: number; cpu: number }

function section(kind: WorkKind, spans: readonly Span[]): string[] {
  const rows = sumByName(spans.filter((span) => span.kind === kind))
  if (rows.length === 0) return []
  if (kind !== 'stage') rows.sort((a, b) => b.duration - a.duration)
  const listed = rows.slice(0, kind === 'stage' ? rows.length : shown)
  const width = Math.max(...listed.map(({ name }) => name.length))
  return [`${titles[kind]}:`, ...listed.map((row) => line(row, width)), '']
}

function sumByName(spans: readonly Span[]): Row[] {
  const rows = new Map<string, Row>()
  for (const { name, duration, cpu = 0 } of spans) {
    const row = rows.get(name) ?? { name, count: 0, duration: 0, cpu: 0 }
    row.count++
    row.duration += duration
    row.cpu += cpu
    rows.set(name, row)
  }
  return [...rows.values()]
}

function line({ name, count, duration, cpu }: Row, width: number): string {
  const times = count > 1 ? `, ${count} times` : ''
  const used = cpu > 0 ? `, ${milliseconds(cpu)} of CPU` : ''
  return `  ${name.padEnd(width)}  ${milliseconds(duration).padStart(9)}${used}${times}`
}

function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`
}
