import { relative } from 'node:path'

/** An absolute path as the site names it: relative, with slashes. */
export function toSitePath(siteDir: string, file: string): string {
  return relative(siteDir, file).replaceAll('\\', '/')
}
