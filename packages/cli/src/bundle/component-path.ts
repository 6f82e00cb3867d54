import { resolve } from 'node:path'
import { fileInSite } from './site-path.ts'

/** Absolute path of a module that the config names: from the site's folder, or by `@site/`. */
export function componentPath(path: string, siteDir: string): string {
  return fileInSite(path, siteDir) ?? resolve(siteDir, path)
}
