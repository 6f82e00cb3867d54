import { escapePattern } from '../shared/escape-pattern.ts'
import { quote } from './quote.ts'
import { type HostFile, type HostSite, immutableCaching } from './host-site.ts'

const head = [
  '# Headers of this site, for nginx. Include this file in `server`.',
  '#',
  '# A `location` with an `add_header` of its own hears of none of these: include the file there, too.',
]

/**
 * The headers of a site, for `server` or `location`. A dollar sign would name a variable, and cannot
 * be escaped: the config allows none.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
 */
export function nginxHeaders({
  headers,
  immutable,
}: Pick<HostSite, 'headers' | 'immutable'>): HostFile {
  const lines = headers.map(
    ({ name, value }) => `add_header ${name} ${quote(value)} always;`,
  )
  const { name, value } = immutableCaching
  const caching =
    immutable === undefined
      ? []
      : [
          'set $gwdocs_caching "";',
          `if ($uri ~ ${quote(`^${escapePattern(immutable)}`)}) { set $gwdocs_caching ${quote(value)}; }`,
          // What is empty is not sent, and without `always` no page of errors is kept.
          `add_header ${name} $gwdocs_caching;`,
        ]
  const text = [...head, ...lines, ...caching]
  return { path: 'nginx-headers.conf', text: `${text.join('\n')}\n` }
}
