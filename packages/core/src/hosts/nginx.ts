import { quote } from './quote.ts'
import { bothForms, type HostFile, type HostSite } from './host-site.ts'
import { nginxHeaders } from './nginx-headers.ts'

const head = [
  '# Redirects of this site, for nginx. Include this file in `http`, and write into `server`:',
  '#',
  '#     if ($gwdocs_redirect) { return 301 $gwdocs_redirect; }',
  '#',
  '# Where nginx asks for it, set `map_hash_bucket_size` above the line that includes this file.',
]

/**
 * A `map` for nginx, which compares decoded paths by a hash table, however many there are.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_map_module.html
 */
export function nginxFiles(site: HostSite): HostFile[] {
  const rules = site.redirects.flatMap(({ from, to }) =>
    bothForms(from).map((path) => `    ${quote(path)} ${target(to)};`),
  )
  const map = ['map $uri $gwdocs_redirect {', '    default "";', ...rules, '}']
  const text = `${[...head, ...map].join('\n')}\n`
  return [{ path: 'nginx-redirects.conf', text }, nginxHeaders(site)]
}

/** The query goes along, unless the target has one, or a hash, behind which it would be lost. */
function target(to: string): string {
  const address = quote(to.replaceAll('$', '%24'))
  return /[?#]/.test(to) ? address : address.replace(/"$/, '$$is_args$$args"')
}
