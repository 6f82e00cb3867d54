import { escapePattern } from '../shared/escape-pattern.ts'
import { quote } from './quote.ts'
import { type HostFile, type HostSite, immutableCaching } from './host-site.ts'

/**
 * `.htaccess`: redirects, headers, and the page for addresses that do not exist. `RedirectMatch` compares
 * whole paths, decoded; `Redirect` would take all that lies below a path along.
 *
 * @see https://httpd.apache.org/docs/2.4/mod/mod_alias.html#redirectmatch
 */
export function apacheFiles(site: HostSite): HostFile[] {
  const { redirects, baseUrl } = site
  const lines = [
    `ErrorDocument 404 ${quote(`${baseUrl}404.html`)}`,
    ...redirects.map(({ from, to }) => {
      const pattern = `^${escapePattern(from)}/?$`
      return `RedirectMatch 301 ${quote(pattern)} ${quote(target(to))}`
    }),
    ...headerLines(site),
  ]
  return [{ path: '.htaccess', text: `${lines.join('\n')}\n` }]
}

/** `always` means pages of errors too, which no browser should keep for ever. */
function headerLines({ headers, immutable }: HostSite): string[] {
  const { name, value } = immutableCaching
  const lines = [
    ...headers.map(
      (each) => `Header always set ${each.name} ${quoteValue(each.value)}`,
    ),
    ...(immutable === undefined
      ? []
      : [
          `<If ${quote(`%{REQUEST_URI} =~ m#^${escapePattern(immutable)}#`)}>`,
          `Header set ${name} ${quoteValue(value)}`,
          '</If>',
        ]),
  ]
  return lines.length === 0
    ? []
    : ['<IfModule mod_headers.c>', ...lines, '</IfModule>']
}

/** `$1` would mean a part of the path. */
function target(to: string): string {
  return to.replaceAll('$', '%24')
}

/** `%t` would mean the time. */
function quoteValue(value: string): string {
  return quote(value.replaceAll('%', '%%'))
}
