import type { HostFile, HostSite } from './host-site.ts'

/**
 * `.htaccess`: redirects, and the page for addresses that do not exist. `RedirectMatch` compares
 * whole paths, decoded; `Redirect` would take all that lies below a path along.
 *
 * @see https://httpd.apache.org/docs/2.4/mod/mod_alias.html#redirectmatch
 */
export function apacheFiles({ redirects, baseUrl }: HostSite): HostFile[] {
  const lines = [
    `ErrorDocument 404 ${quote(`${baseUrl}404.html`)}`,
    ...redirects.map(({ from, to }) => {
      const pattern = `^${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/?$`
      return `RedirectMatch 301 ${quote(pattern)} ${quote(target(to))}`
    }),
  ]
  return [{ path: '.htaccess', text: `${lines.join('\n')}\n` }]
}

/** `$1` would mean a part of the path. */
function target(to: string): string {
  return to.replaceAll('$', '%24')
}

/** A word of the file: a backslash stands for the character behind it where that is one, too. */
function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
