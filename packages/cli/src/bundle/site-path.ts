import { join, relative } from 'node:path'

/** An absolute path as the site names it: relative, with slashes. */
export function toSitePath(siteDir: string, file: string): string {
  return relative(siteDir, file).replaceAll('\\', '/')
}

/** The file that `@site/…` means; undefined for any other path. */
export function fileInSite(path: string, siteDir: string): string | undefined {
  return path.startsWith('@site/')
    ? join(siteDir, path.slice('@site/'.length))
    : undefined
}
