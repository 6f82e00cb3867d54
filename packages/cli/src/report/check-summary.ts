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
    formatUrls(urls),
    ...Object.entries(checks).map(formatOwn),
  ].join('\n')
}

function formatUrls(urls: UrlCounts | undefined): string {
  if (!urls)
    return '  addresses: no list of them is kept; `gwdocs urls` begins one'
  const { pages, anchors, fresh } = urls
  const held = `  addresses: ${pages} pages and ${anchors} places in them are held`
  return fresh === 0
    ? held
    : `${held}, ${fresh} are new: \`gwdocs urls\` records them`
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
