import type { OnBroken } from '../config/shared-options.ts'
import type { Severity } from './diagnostic.ts'

/** The severity that a site's config gives to a finding; undefined to keep silent. */
export function severityOf(rule: OnBroken): Severity | undefined {
  if (rule === 'ignore') return undefined
  return rule === 'warn' ? 'warning' : 'error'
}
