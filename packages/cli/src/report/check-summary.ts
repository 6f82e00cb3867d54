import { plural } from './plural.ts'
import type { CheckFigures } from '../checks/run-checks.ts'
import type { UrlCounts } from '../public-urls/check-urls.ts'
import type { SampleCounts } from '../samples/check-samples.ts'

export type CheckSummary = {
  readonly pages: number
  readonly samples: SampleCounts
  readonly urls: UrlCounts | undefined
  readonly checks: CheckFigures
  readonly errors: number
  readonly warnings: number
}

/** What `gwdocs check` says in the end. */
export function formatCheck({
  pages,
  samples,
  urls,
  checks,
  errors,
  warnings,
}: CheckSummary): string {
  return [
    `Checked ${plural(pages, 'page')}: ${plural(errors, 'error')}, ${plural(warnings, 'warning')}`,
    ...formatSamples(samples),
    formatUrls(urls),
    ...Object.entries(checks).map(formatOwn),
  ].join('\n')
}

function formatSamples(counts: SampleCounts): string[] {
  const { passed, ran, checked, failed, unknown, excused, unchecked } = counts
  const parts = [
    `${passed} passed (${checked} checked now)`,
    ran > 0 && `${ran} of these are run and compared`,
    failed > 0 && `${failed} did not pass`,
    unknown > 0 && `${unknown} not checked`,
  ].filter((part) => part !== false)
  const all = passed + failed + unknown + excused
  const percent = ((100 * excused) / Math.max(all, 1)).toFixed(1)
  return [
    `  samples: ${parts.join(', ')}`,
    ...(excused > 0
      ? [`  left out: ${excused} (${percent} %): ${listOf(counts.reasons)}`]
      : []),
    ...(Object.keys(unchecked).length > 0
      ? [`  blocks that no check is for: ${listOf(unchecked)}`]
      : []),
  ]
}

/** The most frequent first. */
function listOf(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
}

function formatUrls(urls: UrlCounts | undefined): string {
  if (!urls)
    return '  addresses: no list of them is kept; `gwdocs urls` begins one'
  const { pages, anchors, fresh } = urls
  const held = `  addresses: ${plural(pages, 'page')} and ${plural(anchors, 'place')} in them are held`
  return fresh === 0
    ? held
    : `${held}, ${fresh} more not yet: \`gwdocs urls\` records them`
}

function formatOwn([name, figures]: readonly [
  string,
  CheckFigures[string],
]): string {
  const parts = Object.entries(figures).map(
    ([label, value]) => `${value} ${label}`,
  )
  return `  ${name}: ${parts.join(', ') || 'done'}`
}
