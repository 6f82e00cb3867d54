import type { UserConfig } from '@gwdocs/core'
import fc from 'fast-check'

/** What a config says of the whole site. */
export const siteOptions: fc.Arbitrary<Partial<UserConfig>> = fc.record(
  {
    baseUrl: fc.constantFrom('/base/', '/'),
    trailingSlash: fc.boolean(),
    links: fc.record(
      {
        broken: fc.constantFrom('error', 'warn'),
        brokenAnchors: fc.constantFrom('error', 'warn'),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<object>,
  },
  { requiredKeys: [] },
)

/** What a config says of its docs. */
export const docsOptions: fc.Arbitrary<object> = fc.record(
  {
    routeBasePath: fc.constantFrom('/', 'docs'),
    numberPrefixes: fc.boolean(),
    sidebarCollapsed: fc.boolean(),
    sidebarCollapsible: fc.boolean(),
    breadcrumbs: fc.boolean(),
    lastVersion: fc.constantFrom('current', '1.0'),
    versions: fc.constantFrom(
      { current: { path: 'edge', label: 'Edge', banner: 'none' } },
      { '1.0': { noIndex: true, badge: false, banner: 'unreleased' } },
    ),
  },
  { requiredKeys: [] },
)

/** Where a second doc set lies; one of them is below the first. */
export const otherBase = fc.constantFrom('api', 'docs/guide', 'reference')

/** Options of docs, without those that speak of a version which was never cut. */
export function fittingOptions(
  docsOptions: object,
  cut: readonly string[],
): object {
  const options = { ...docsOptions } as Record<string, unknown>
  if (cut.includes('1.0')) return options
  if (options['lastVersion'] === '1.0') delete options['lastVersion']
  if (JSON.stringify(options['versions'] ?? '').includes('1.0'))
    delete options['versions']
  return options
}
