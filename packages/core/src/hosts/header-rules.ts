import {
  encodeAddress,
  type HostFile,
  type HostSite,
  immutableCaching,
} from './host-site.ts'

/**
 * `_headers`, which Netlify and Cloudflare Pages read alike.
 *
 * @see https://docs.netlify.com/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headerRules(
  site: Pick<HostSite, 'headers' | 'immutable' | 'baseUrl'>,
): HostFile {
  const rules = [
    { path: site.baseUrl, headers: site.headers },
    ...(site.immutable === undefined
      ? []
      : [{ path: site.immutable, headers: [immutableCaching] }]),
  ]
  const lines = rules.flatMap(({ path, headers }) =>
    headers.length === 0
      ? []
      : [
          `${encodeAddress(path)}*`,
          ...headers.map(({ name, value }) => `  ${name}: ${value}`),
        ],
  )
  return { path: '_headers', text: lines.map((each) => `${each}\n`).join('') }
}
