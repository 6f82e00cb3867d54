import type { SampleCounts } from '../samples/check-samples.ts'

export type CheckSummary = {
  readonly pages: number
  readonly samples: SampleCounts
  readonly errors: number
  readonly warnings: number
}

/** What `gwdocs check` says in the end. */
export function formatCheck({
  pages,
  samples,
  errors,
  warnings,
}: CheckSummary): string {
  const { passed, checked, failed, unknown, excused, unchecked } = samples
  const parts = [
    `${passed} passed (${checked} checked now)`,
    failed > 0 && `${failed} did not`,
    unknown > 0 && `${unknown} not checked`,
    excused > 0 && `${excused} left out for a reason`,
  ].filter((part) => part !== false)
  const languages = Object.entries(unchecked).map(
    ([language, count]) => `${language} ${count}`,
  )
  return [
    `Checked ${pages} pages: ${errors} errors, ${warnings} warnings`,
    `  samples: ${parts.join(', ')}`,
    ...(languages.length > 0
      ? [`  blocks that no check is for: ${languages.join(', ')}`]
      : []),
  ].join('\n')
}
