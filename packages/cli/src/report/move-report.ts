import type { MovePlan } from '../move/plan-move.ts'
import { plural } from './plural.ts'

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
    `${isDry ? 'Would move' : 'Moved'} ${plural(moved.size, 'file')}: ${plural(edits, 'place')} that name them, ${plural(redirects.size, 'redirect')}`,
  ].join('\n')
}
