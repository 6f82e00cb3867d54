import type { MovePlan } from '../move/plan-move.ts'

/** What a move changes, a line for each change, and a last one that sums it up. */
export function formatMove(plan: MovePlan, isDry: boolean): string {
  const { moved, edited, redirects, written } = plan
  const edits = edited.reduce((sum, each) => sum + each.edits.length, 0)
  const others = written.filter(({ filePath }) => filePath !== 'redirects.yml')
  return [
    ...[...moved].map(([from, to]) => `${from} → ${to}`),
    ...edited.flatMap(({ filePath, edits }) =>
      edits.map(
        ({ line, column, from, to }) =>
          `${filePath}:${line}:${column}  ${from} → ${to}`,
      ),
    ),
    ...[...redirects].map(([from, to]) => `redirects.yml  ${from}: ${to}`),
    ...others.map(({ filePath }) => `${filePath}  brought up to date`),
    `${isDry ? 'Would move' : 'Moved'} ${count(moved.size, 'file')}: ${count(edits, 'place')} that name them, ${count(redirects.size, 'redirect')}`,
  ].join('\n')
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
